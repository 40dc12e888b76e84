import type { FramedFigure } from '@/components/ui/beside-text';
import { Facts } from '@/components/ui/facts';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body, Fact } from '@/lib/content';
import { picture } from '@/lib/files/picture-manifest';

interface Props extends Omit<PageHeadProps, 'lede' | 'intro' | 'facts'> {
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** Facts, or an element in their place. */
  facts?: Fact[] | React.ReactElement | false;
}

/** Head of a page of text. The picture that the text begins with is its figure, before any other. */
export function TextPageHead({ body, facts, beside, ...head }: Props) {
  const { figure, lede, intro } = body;
  const framed: FramedFigure | undefined = figure && {
    kind: 'framed',
    content: (
      <Picture
        picture={picture(figure.image)}
        alt={figure.alt}
        sizes="(min-width: 64rem) 47rem, 92vw"
        priority
        blueInDark
        className={`size-full object-cover ${head.figureFirstOnPhone ? 'max-wide:aspect-video max-wide:object-[50%_85%]' : 'max-wide:aspect-[3/2]'}`}
      />
    ),
  };
  return (
    <PageHead
      {...head}
      facts={Array.isArray(facts) ? facts.length > 0 && <Facts facts={facts} /> : facts}
      lede={lede}
      intro={figure?.rest ?? intro}
      beside={framed ?? beside}
    />
  );
}
