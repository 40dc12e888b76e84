import { Batches } from '@/components/ui/batches';
import { Carousel } from '@/components/ui/carousel';
import { FirstFrame } from '@/components/ui/first-frame';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { Reviews } from '@/components/ui/reviews';
import { Prose, Section } from '@/components/ui/section';
import { coursesOf, pageWith, upcoming } from '@/lib/content';
import { picture } from '@/lib/media/picture';
import { Reach } from './parts/closing';
import { CourseGroups } from './parts/drawing-cells';
import { Opening } from './parts/opening';
import { isRoute, Route } from './parts/route';
import { ShapedSections } from './parts/shaped-sections';
import type { PageOf, TemplateProps } from './types';

/** Most batches that home names; each course has its own on its page. */
const BATCHES = 6;

/** Home: six banners, the groups of courses as drawings, the way abroad, what the institute is, how to reach it. */
export function HomePage({ content, entry, body }: TemplateProps<PageOf<'home'>>) {
  const { banners, title } = entry.data;
  const batches = upcoming(content).slice(0, BATCHES);
  const route = body.sections.find((section) => isRoute(content, section));
  const others = body.sections.filter((section) => section !== route);
  // The first that is plain text tells who we are: a picture stands beside it.
  const [about, ...rest] = others[0]?.layout.shape === 'half' ? others : [undefined, ...others];
  const [view] = pageWith(content, 'about').data.gallery;
  return (
    <>
      <Carousel label="Highlights" controls="over">
        {banners.map((banner, i) => (
          <div key={banner.image} className="banner grid">
            <Picture picture={picture(banner.image)} alt={banner.alt} sizes="100vw" first={i === 0} />
            <div className="banner-text">
              <h2>{banner.heading}</h2>
              <p>{banner.text}</p>
              <a href={banner.link} className="button button-solid">
                {banner.cta}
              </a>
            </div>
            {i === 0 && <FirstFrame />}
          </div>
        ))}
      </Carousel>
      <div className="sheet home">
        <Opening
          title={title}
          body={{ lede: body.lede, intro: [] }}
          small
          ownFirstFrame
          first={
            <div className="actions actions-row">
              <a href={pageWith(content, 'listing').path} className="button button-solid">
                See all {coursesOf(content).length} courses
              </a>
            </div>
          }
        />
        <CourseGroups content={content} names />
        <div className="below-cells">
          <Prose blocks={body.intro} />
        </div>
        {batches.length > 0 && (
          <Section id="batches" title="Next batches" data-upcoming="" suppressHydrationWarning>
            <Batches content={content} batches={batches} named />
          </Section>
        )}
        {route && <Route content={content} section={route} />}
        {about && (
          <Section id={about.id} title={about.title} className="wide illustrated">
            <Prose blocks={about.blocks} />
            {view && (
              <a href={`${pageWith(content, 'about').path}#gallery`}>
                <Picture picture={picture(view.image)} alt="" sizes="(min-width: 64rem) 34rem, 92vw" />
                <span className="label">{view.caption}: see the gallery</span>
              </a>
            )}
          </Section>
        )}
        <ShapedSections sections={rest.filter((s) => s !== undefined)} />
        <Reviews reviews={content.site.reviews} name={content.site.name} />
        <Reach content={content} />
      </div>
      {batches.length > 0 && <InlineScript name="past" />}
    </>
  );
}
