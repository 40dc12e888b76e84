import { Facts } from '@/components/ui/facts';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body, Fact } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

interface Props extends Omit<PageHeadProps, 'lede' | 'intro' | 'facts'> {
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** Facts, or what takes their place. */
  facts?: Fact[] | React.ReactElement | false;
  /** Whether a phone shows the picture in 16:9, its foot whole, in place of 3:2. */
  lowFigureOnPhone?: boolean;
}

/** Head of a page of text. The picture that the text begins with is its figure, before any other. */
export function TextPageHead({ body, facts, beside, lowFigureOnPhone = false, ...head }: Props) {
  const { figure: image, lede, intro } = body;
  const shown = image && (
    <Picture
      picture={picture(image.image)}
      alt={image.alt}
      sizes="(min-width: 64rem) 47rem, 92vw"
      priority
      blueInDark
      className={`size-full object-cover ${lowFigureOnPhone ? 'max-wide:aspect-video max-wide:object-[50%_85%]' : 'max-wide:aspect-[3/2]'}`}
    />
  );
  return (
    <PageHead
      {...head}
      facts={Array.isArray(facts) ? facts.length > 0 && <Facts facts={facts} /> : facts}
      lede={lede}
      intro={image ? image.rest : intro}
      beside={shown ? { kind: 'framed', content: shown } : beside}
    />
  );
}
