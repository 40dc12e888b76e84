/** The reviews on home: a link, and the widget of their provider. */
import { BUTTON } from '@/components/ui/button-classes';
import { COLUMNS, GRID } from '@/components/ui/grid-classes';
import { InlineScript } from '@/components/ui/inline-script';
import { REVIEWS_PATH, REVIEWS_SANDBOX } from '@/lib/browser/shared/reviews-widget';
import type { SiteData } from '@/lib/content';
import { escapeHtml } from '@/lib/html/escape';

/**
 * The widget's lazy frame, in a template, since a widget shows nothing without script. The frame keeps light
 * colours in dark mode: providers design for light pages. Until the widget posts its height, the frame has a
 * height but no background. The template is raw HTML, so that React skips the frame that the script
 * `show-reviews` inserts.
 */
const widgetTemplate = (name: string) =>
  `<template><iframe src="${REVIEWS_PATH}" title="Reviews of ${escapeHtml(name)}" loading="lazy" sandbox="${REVIEWS_SANDBOX}" class="mt-6 h-96 w-full dark:[&[style]]:bg-[#faf8f3] scheme-light inert:mt-0 inert:opacity-0"></iframe></template>`;

interface Props {
  reviews: SiteData['reviews'];
  name: string;
}

const TEXT = 'These reviews stand on another website. Read them before you visit us.';

/** The link is outside the widget, whose host may be blocked or unreachable. */
export function Reviews({ reviews, name }: Props) {
  return (
    <section
      className={`${GRID} items-center gap-y-4 border-t border-line pt-section pb-6 [.band+&]:border-transparent`}
    >
      <h2 className={COLUMNS.heading}>Reviews</h2>
      <p className={`text-note ${COLUMNS.text}`}>{TEXT}</p>
      <p className={COLUMNS.aside}>
        <Link reviews={reviews} name={name} />
      </p>
      <div className={COLUMNS.wide}>
        <div
          data-reviews=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: widgetTemplate(name) }}
        />
        <InlineScript name="show-reviews" />
      </div>
    </section>
  );
}

/** Only the link, where there is no widget. */
export const ReviewsLink = (props: Props) => (
  <>
    <p className="max-w-measure text-note">{TEXT}</p>
    <p className="mt-3">
      <Link {...props} />
    </p>
  </>
);

const Link = ({ reviews, name }: Props) => (
  <a href={reviews.page} className={BUTTON.line}>
    Read the reviews of {name}
  </a>
);
