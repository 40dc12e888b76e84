import { FirstFrame } from '@/components/ui/first-frame';
import { Picture } from '@/components/ui/picture';
import { inner, Prose } from '@/components/ui/section';
import type { Body } from '@/lib/content';
import { picture } from '@/lib/media/picture';

interface Props {
  title: string;
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** What a visitor can do here at once: buttons. */
  children?: React.ReactNode;
  /** Stands between the name and the first paragraph. */
  first?: React.ReactNode;
  /** Stands where else a picture of the text does; on a phone, where it is small, beside the name. */
  figure?: React.ReactNode;
  /** A long name in smaller type. */
  small?: boolean;
  /** The page has its `FirstFrame` above, with what a visitor sees first. */
  ownFirstFrame?: boolean;
}

/** Head of a page without facts: what one can do comes before what else is said; a picture that the text begins with stands beside. */
export function Opening({ title, body, children, first, figure, small, ownFirstFrame }: Props) {
  const image = body.figure;
  const intro = image ? image.rest : body.intro;
  const kind = small ? ' page-head-small' : image || figure || intro.length > 0 ? '' : ' page-head-bare';
  return (
    <header className={`page-head${kind}`}>
      <h1>{title}</h1>
      {first}
      {body.lede.length > 0 && <p {...inner(body.lede)} />}
      {children && <div className="actions actions-row">{children}</div>}
      <Prose blocks={intro} />
      {(image || figure) && (
        <div className={image ? 'figure' : 'figure emblem'}>
          {image ? (
            <Picture
              picture={picture(image.image)}
              alt={image.alt}
              sizes="(min-width: 64rem) 40rem, 92vw"
              first
            />
          ) : (
            figure
          )}
        </div>
      )}
      {!ownFirstFrame && <FirstFrame />}
    </header>
  );
}
