import { Breadcrumb } from '@/components/ui/breadcrumb';
import {
  type FramedFigure,
  HeadActions,
  HeadFacts,
  HeadFrame,
  HeadText,
  HeadTitle,
  PageHead,
} from '@/components/ui/page-head';
import { PAGE_HEAD_CLASSES, titleSize } from '@/components/ui/page-head-classes';
import { breadcrumbsOf, type Content, type Course, type Service } from '@/lib/content';
import { splitSentence } from '@/lib/format/sentence';

interface Props {
  content: Content;
  entry: Course | Service;
  facts: React.ReactNode;
  frame: FramedFigure;
  children: React.ReactNode;
}

/** Head of a course or a service. On a phone figure and buttons come before the facts. */
export function EntryHead({ content, entry, facts, frame, children }: Props) {
  const { title, description } = entry.data;
  const classes = PAGE_HEAD_CLASSES.besideFrame;
  return (
    <PageHead>
      <div className="col-span-full">
        <Breadcrumb crumbs={breadcrumbsOf(content, entry)} />
      </div>
      <HeadText className={classes.text}>
        <HeadTitle title={title} className={titleSize(title, true)} />
        <Description text={description} />
      </HeadText>
      <HeadFacts className={`mt-3 @max-md/page:order-3 ${classes.facts}`}>{facts}</HeadFacts>
      <HeadActions
        className={`mt-3 gap-x-5 gap-y-1 @max-md/page:order-2 ${classes.text} ${classes.actionsWithFacts}`}
      >
        {children}
      </HeadActions>
      <HeadFrame frame={frame} className="mt-3 @max-md/page:order-1 @lg/page:border-b-0" />
    </PageHead>
  );
}

/** The description, which search results show too: its first sentence, and the rest of it in small type. */
function Description({ text }: { text: string }) {
  const [first, rest] = splitSentence(text);
  return (
    <p className="mt-2 text-[1.125rem]/snug @md/page:text-lede/snug @lg/page:mt-5 @lg/page:text-[1.375rem]/snug">
      {first}
      {rest && <span className="text-faint @lg/page:mt-3 @lg/page:block @lg/page:text-base"> {rest}</span>}
    </p>
  );
}
