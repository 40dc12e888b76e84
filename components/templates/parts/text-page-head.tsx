import type { FramedFigure } from '@/components/ui/beside-text';
import { Facts } from '@/components/ui/facts';
import { PageHead, type PageHeadProps } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Body, Fact } from '@/lib/content';
import { picture } from '@/lib/pictures/manifest';

interface Props extends Omit<PageHeadProps, 'words' | 'facts'> {
  body: Pick<Body, 'lede' | 'intro' | 'figure'>;
  /** Facts, or an element to show instead. */
  facts?: Fact[] | React.ReactElement | false;
}

/** Classes of the picture on a phone, by the figure's `onPhone`. */
const ON_PHONE = {
  usual: 'max-wide:aspect-[3/2]',
  whole: 'max-wide:aspect-[4/3]',
  first: 'max-wide:aspect-video max-wide:object-[50%_85%]',
};

/** Head of a text page. A picture at the beginning of the text is the figure, else `beside`. */
export function TextPageHead({ body, facts, beside, ...head }: Props) {
  const { lede, intro, figure: pictured } = body;
  const framed: FramedFigure | undefined = pictured && {
    kind: 'framed',
    content: (
      <Picture
        picture={picture(pictured.picture)}
        alt={pictured.alt}
        sizes="(min-width: 64rem) 47rem, 92vw"
        priority
        blueInDark
        className={`size-full object-cover ${ON_PHONE[head.figure?.onPhone ?? 'usual']}`}
      />
    ),
  };
  return (
    <PageHead
      {...head}
      words={{ lede, intro: pictured?.rest ?? intro }}
      facts={Array.isArray(facts) ? facts.length > 0 && <Facts facts={facts} /> : facts}
      beside={framed ?? beside}
    />
  );
}
