import { Facts } from '@/components/ui/facts';
import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body, Fact } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';
import type { Drawing } from '@/lib/media/drawings';

interface Props {
  title: string;
  /** Whether a long title is as large as a short one. */
  largeTitle?: boolean;
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** Buttons. */
  children?: React.ReactNode;
  /** Between the title and the first paragraph. */
  belowTitle?: React.ReactNode;
  /** Facts below the figure. */
  facts?: Fact[];
  /** In place of the facts. */
  strip?: React.ReactNode;
  /** Whether a phone has them below the figure, in place of above the buttons. */
  factsLastOnPhone?: boolean;
  /** Beside the text, unless the text begins with a picture. */
  drawing?: Drawing | undefined;
  /** False for a drawing that a phone does without, so that what follows comes sooner. */
  drawingOnPhone?: boolean;
  /** Whether a phone shows the figure in 16:9, its foot whole, in place of 3:2. */
  lowFigureOnPhone?: boolean;
  /** Whether the figure has room for a picture of 4:3, which else loses its top and its foot. */
  tallFigure?: boolean;
  /** The figure, unless the text begins with a picture; it has its own frame and height. */
  figure?: React.ReactNode;
  /** In the last columns, without a figure. */
  aside?: React.ReactNode;
}

/** Head of a page of text. The picture that the text begins with is its figure. */
export function TextPageHead({ body, facts = [], strip, lowFigureOnPhone = false, figure, ...head }: Props) {
  const { figure: image, intro } = body;
  return (
    <PageHead
      {...head}
      facts={strip ?? (facts.length > 0 && <Facts facts={facts} />)}
      lede={body.lede}
      unframed={!image && Boolean(figure)}
      intro={image ? image.rest : intro}
      figure={
        image ? (
          <Picture
            picture={picture(image.image)}
            alt={image.alt}
            sizes="(min-width: 64rem) 47rem, 92vw"
            priority
            night
            className={`size-full object-cover ${lowFigureOnPhone ? 'max-wide:aspect-video max-wide:object-[50%_85%]' : 'max-wide:aspect-[3/2]'}`}
          />
        ) : (
          figure
        )
      }
    />
  );
}
