import {
  type FramedFigure,
  HeadActions,
  HeadFacts,
  HeadFigure,
  HeadFrame,
  HeadLede,
  HeadText,
  HeadTitle,
  PageHead,
} from '@/components/ui/page-head';
import { ABOVE_TITLE, PAGE_HEAD_CLASSES, SMALLER_LEDE } from '@/components/ui/page-head-classes';
import type { Body } from '@/lib/content';

interface Props {
  title: string;
  body: Body;
  children: React.ReactNode;
}

const TITLE_CLASSES = '@max-md/page:text-[2.5rem]';

/** Head of `/Footer` with the maps beside the text; on a phone they come last. */
export const MapsHead = ({ title, body, maps, children }: Props & { maps: React.ReactNode }) => (
  <PageHead>
    <HeadText className={`${ABOVE_TITLE} @lg/page:col-[1/5]`}>
      <HeadTitle title={title} className={`${TITLE_CLASSES} @lg/page:text-[clamp(2.5rem,3.6vw,3.25rem)]`} />
      <HeadLede lede={body.lede} intro={body.intro} className={SMALLER_LEDE} />
    </HeadText>
    <HeadActions className="mt-4 gap-3 @lg/page:col-[1/5] @lg/page:row-start-3">{children}</HeadActions>
    <HeadFigure className="mt-5 @max-lg/page:order-last @lg/page:col-[5/-1] @lg/page:mt-10">
      {maps}
    </HeadFigure>
  </PageHead>
);

interface FramedProps extends Props {
  calls: React.ReactNode;
  frame: FramedFigure;
}

/** Head of `/Footer` without maps: the title above text and figure, the telephones below. */
export function FramedHead({ title, body, calls, frame, children }: FramedProps) {
  const classes = PAGE_HEAD_CLASSES.besideFrame;
  return (
    <PageHead>
      <div className={`col-span-full ${ABOVE_TITLE}`}>
        <HeadTitle title={title} className={TITLE_CLASSES} />
      </div>
      <HeadText className={`@lg/page:pt-5 ${classes.text}`}>
        <HeadLede lede={body.lede} intro={body.introAfterFigure} className={SMALLER_LEDE} />
      </HeadText>
      <HeadFacts className={`mt-5 @max-lg/page:order-last ${classes.facts}`}>{calls}</HeadFacts>
      <HeadActions className={`mt-4 gap-3 ${classes.text} ${classes.actionsWithFacts}`}>
        {children}
      </HeadActions>
      <HeadFrame frame={{ ...frame, isTall: true }} className="mt-5 @lg/page:mt-10 @lg/page:border-b-0" />
    </PageHead>
  );
}
