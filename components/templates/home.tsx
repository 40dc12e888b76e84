import { Batches } from '@/components/ui/batches';
import { Carousel } from '@/components/ui/carousel';
import { InlineScript } from '@/components/ui/inline-script';
import { Picture } from '@/components/ui/picture';
import { Reviews } from '@/components/ui/reviews';
import { Section } from '@/components/ui/section';
import { courseGroups, upcoming } from '@/lib/content';
import { picture } from '@/lib/media/pictures';
import { BodySections } from './text';
import type { PageOf, TemplateProps } from './types';

/** Most batches that home names; each course has its own on its page. */
const BATCHES = 6;

/** Home: six banners, what the institute is, its groups of courses, reviews. */
export function HomePage({ content, entry, body }: TemplateProps<PageOf<'home'>>) {
  const { banners, title } = entry.data;
  const batches = upcoming(content).slice(0, BATCHES);
  return (
    <>
      <Carousel label="Highlights" controls="over">
        {banners.map((banner, i) => (
          <div key={banner.image} className="banner grid">
            <Picture picture={picture(banner.image)} alt={banner.alt} sizes="100vw" first={i === 0} className="h-full w-full object-cover object-[75%_50%]" />
            <div className="banner-text">
              <h2 className="max-w-[12ch] text-h1">{banner.heading}</h2>
              <p className="mt-4 max-w-[22rem] text-lede">{banner.text}</p>
              <p className="mt-6">
                <a href={banner.link} className="button button-solid">
                  {banner.cta}
                </a>
              </p>
            </div>
          </div>
        ))}
      </Carousel>
      <div className="sheet">
        <header className="py-band lg:grid lg:grid-cols-[7fr_6fr] lg:items-end lg:gap-12">
          <h1 className="max-w-[18ch] text-h1">{title}</h1>
          <p className="mt-5 max-w-measure text-lede lg:mt-0" dangerouslySetInnerHTML={{ __html: body.lede }} />
        </header>
        <nav aria-label="Course groups" className="mb-band">
          <ol className="border-t-2 border-ink sm:columns-2 sm:gap-x-10">
            {courseGroups(content).map((group, i) => (
              <li key={group.id} className="break-inside-avoid border-b border-line">
                <a
                  href={`/course#${group.id}`}
                  className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-2 py-3 font-display text-h3 leading-tight font-semibold no-underline hover:underline"
                >
                  <span className="figures text-note font-normal text-faint" aria-hidden="true">
                    {String(i + 1).padStart(2, '0')}
                  </span>
                  {group.name}
                  <span className="figures text-note font-normal text-faint">
                    {group.entries.length} <span className="sr-only">courses</span>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {batches.length > 0 && (
          <Section id="batches" title="Next batches" data-upcoming="" suppressHydrationWarning>
            <Batches content={content} batches={batches} named />
          </Section>
        )}
        <BodySections body={body} />
        <Reviews reviews={content.site.reviews} name={content.site.name} />
      </div>
      {batches.length > 0 && <InlineScript name="past" />}
    </>
  );
}
