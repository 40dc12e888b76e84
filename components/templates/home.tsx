import { Band, bandDrawing } from '@/components/ui/band';
import { BUTTON } from '@/components/ui/button-classes';
import { FirstPaint } from '@/components/ui/first-paint';
import { GRID } from '@/components/ui/grid-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { htmlProps, Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import {
  allBatches,
  type Content,
  findSection,
  type PageOf,
  pageWith,
  sectionsByTitle,
  statementOf,
  type TextSection,
} from '@/lib/content';
import { Batches } from './parts/batches';
import { Choices } from './parts/choices';
import { ClosingSection } from './parts/closing-section';
import { Banners } from './parts/home/banners';
import { CourseGroups } from './parts/home/course-groups';
import { Reviews, ReviewsLink } from './parts/home/reviews';
import { ServicesTimeline } from './parts/home/services-timeline';
import { SectionOfText } from './parts/text-sections';
import type { TemplateProps } from './types';

/** Maximum number of batches on home. A course page shows all batches of the course. */
const MAX_BATCHES = 6;

/** Home: banners, choices, course groups, batches, how to join, who we are, then all other sections. */
export function HomePage({ content, entry, body }: TemplateProps<PageOf<'home'>>) {
  const { banners, title } = entry.data;
  const { reviews, name } = content.site;
  const batches = allBatches(content).slice(0, MAX_BATCHES);
  const { join, about, others } = sectionsByTitle(body.sections, 'join', 'about');
  const overseas = findSection(others, 'overseas');
  return (
    <>
      <Banners banners={banners} />
      <div className="page">
        <Choices content={content} page="home" />
        <section className={`${GRID} items-start gap-y-4 border-t-2 border-ink pt-section pb-6`}>
          <h1 className="col-span-full text-[1.75rem]/tight @lg/page:col-[1/6] @lg/page:text-[2rem]/tight">
            {title}
          </h1>
          {body.lede.length > 0 && (
            <p
              className="col-span-full max-w-[42rem] text-[1.1875rem]/[1.45] @lg/page:col-[6/-1]"
              {...htmlProps(body.lede)}
            />
          )}
          {banners.length === 0 && <FirstPaint />}
        </section>
        <CourseGroups content={content} />
        <Prose blocks={body.intro} className="mt-6" />
        {batches.length > 0 && (
          <Section id="batches" title="Next batches" prominent data-upcoming="" suppressHydrationWarning>
            <Batches content={content} batches={batches} showsCourse />
          </Section>
        )}
        {join && <SectionOfText section={join} />}
        {about && <WhoWeAre content={content} section={about} />}
        {reviews.embed && <Reviews reviews={reviews} name={name} />}
        {others.map((section) =>
          section === overseas ? (
            <ServicesTimeline key={section.id} content={content} section={section} />
          ) : (
            <SectionOfText key={section.id} section={section} />
          ),
        )}
        <ClosingSection
          content={content}
          aside={!reviews.embed && <ReviewsLink reviews={reviews} name={name} />}
        />
      </div>
      {batches.length > 0 && <InlineScript name="hide-expired" />}
    </>
  );
}

/** The default drawing, which shows the logo's set square too. */
const COMPASS_AND_SET_SQUARE = '/drawings/default.svg';

/** Who we are, in a `Band`: the statement, a paragraph in larger type, then the rest. */
function WhoWeAre({ content, section: { id, title, blocks } }: { content: Content; section: TextSection }) {
  const about = pageWith(content, 'about');
  const { statement, rest } = statementOf(blocks);
  return (
    <Band id={id} title={title} statement={statement} picture={bandDrawing(COMPASS_AND_SET_SQUARE)}>
      <Prose blocks={rest.slice(0, 1)} className="text-lede" />
      <Prose blocks={rest.slice(1)} className="mt-5 text-note" />
      <p className="mt-6">
        <a href={about.path} className={BUTTON.solid}>
          {about.data.title}
        </a>
      </p>
    </Band>
  );
}
