/** The banners of home: slides with a picture, a heading and a button. */
import { BUTTON } from '@/components/ui/button-classes';
import { FirstPaint } from '@/components/ui/first-paint';
import { Picture } from '@/components/ui/picture';
import type { PageOf } from '@/lib/content';
import { keepNumberWithUnit } from '@/lib/format/sentence';
import { encodedPicture } from '@/lib/pictures/manifest';
import { CarouselSection } from '../carousel-section';

type BannerData = PageOf<'home'>['data']['banners'][number];

const PICTURE_FRAME_CLASSES =
  'relative aspect-[15/8] flex-[1_0_auto] overflow-clip lg:absolute lg:inset-0 lg:aspect-auto lg:dark:[mask:linear-gradient(90deg,#0000_25%,#000_70%)]';
/** The objects in the pictures are at the right; if the text is below the picture, they fill the frame. */
const PICTURE_CLASSES =
  'absolute inset-0 size-full origin-right object-cover object-right max-lg:[scale:1.3] lg:object-[75%_50%]';
/** Text below the picture on a phone, over the picture on a wide screen. */
const TEXT_CLASSES =
  'page relative flex w-full flex-col items-start pt-5 pb-2 lg:flex-1 lg:justify-center lg:py-4';

/** The banners as slides; the first paint of the page ends with the first of them. */
export const Banners = ({ banners }: { banners: readonly BannerData[] }) => (
  <CarouselSection label="Highlights" bleed>
    {banners.map((banner, i) => (
      <Banner key={banner.picture} banner={banner} isFirst={i === 0} />
    ))}
  </CarouselSection>
);

const Banner = ({ banner, isFirst }: { banner: BannerData; isFirst: boolean }) => (
  <div className="relative flex h-full flex-col lg:h-[clamp(30rem,64vh,44rem)]">
    <div className={PICTURE_FRAME_CLASSES}>
      <Picture
        picture={encodedPicture(banner.picture)}
        alt={banner.alt}
        priority={isFirst}
        blueInDark
        className={PICTURE_CLASSES}
      />
    </div>
    <div className={TEXT_CLASSES}>
      <h2 className="text-[clamp(2.125rem,.9rem+3.1vw,4rem)]/none lg:max-w-[13ch]">{banner.heading}</h2>
      <p className="mt-3 mb-5 max-w-96 lg:my-6 lg:max-w-[min(24rem,30vw)] lg:text-[1.25rem]/[1.45]">
        {keepNumberWithUnit(banner.text)}
      </p>
      <a href={banner.link} className={`${BUTTON.solid} @max-md/page:w-full`}>
        {banner.cta}
      </a>
    </div>
    {isFirst && <FirstPaint />}
  </div>
);
