import { TitleBlockFacts } from '@/components/ui/facts';
import {
  type FramedFigure,
  HeadActions,
  HeadAside,
  HeadFacts,
  HeadFrame,
  HeadLede,
  HeadText,
  HeadTitle,
  PageHead,
} from '@/components/ui/page-head';
import { ABOVE_TITLE, PAGE_HEAD_CLASSES, titleSize } from '@/components/ui/page-head-classes';
import type { Blocks, Fact } from '@/lib/content';

interface Props {
  title: string;
  lede: Blocks;
  /** Text below the lede. */
  intro: Blocks;
  facts?: Fact[];
  frame?: FramedFigure | undefined;
  /** Links at the right of the text. Beside a frame there is no room: the page then shows them elsewhere. */
  aside?: React.ReactNode;
  /** Whether a phone shows the buttons sooner: the lede is smaller, and the facts come last. */
  buttonsSooner?: boolean;
  children?: React.ReactNode;
}

/** Head of a text page: what its text begins with, facts and buttons, beside a figure if there is one. */
export function TextPageHead({
  title,
  lede,
  intro,
  facts = [],
  frame,
  aside,
  buttonsSooner = false,
  children,
}: Props) {
  const classes = frame ? PAGE_HEAD_CLASSES.besideFrame : PAGE_HEAD_CLASSES.noFrame;
  const hasFacts = facts.length > 0;
  return (
    <PageHead className={buttonsSooner ? 'pt-2 @max-md/page:[--text-lede:1.125rem]' : 'pt-2'}>
      <HeadText className={`${ABOVE_TITLE} ${classes.text}`}>
        <HeadTitle title={title} className={titleSize(title, Boolean(frame))} />
        <HeadLede lede={lede} intro={intro} />
      </HeadText>
      {hasFacts && (
        <HeadFacts className={`mt-5 ${buttonsSooner ? '@max-lg/page:order-last' : ''} ${classes.facts}`}>
          <TitleBlockFacts facts={facts} />
        </HeadFacts>
      )}
      {children && (
        <HeadActions
          className={`mt-4 gap-3 ${classes.text} ${hasFacts ? classes.actionsWithFacts : classes.actions}`}
        >
          {children}
        </HeadActions>
      )}
      {frame && (
        <HeadFrame frame={frame} className={`mt-5 @lg/page:mt-10 ${hasFacts ? '@lg/page:border-b-0' : ''}`} />
      )}
      {!frame && aside && <HeadAside className="@lg/page:col-[10/-1]">{aside}</HeadAside>}
    </PageHead>
  );
}
