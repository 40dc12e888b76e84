import type { SiteData } from '@/lib/content';
import { REVIEWS_FRAME, REVIEWS_SANDBOX } from '@/lib/content/reviews-frame';
import { escapeHtml } from '@/lib/format/html';
import { InlineScript } from './inline-script';

/**
 * The widget's lazy frame, in a template: without script a widget shows nothing. Providers design for light pages, so
 * that it keeps the light colours by night. Raw HTML, so that React skips what the inline script makes of it.
 */
const frame = (name: string) =>
  `<template><iframe src="${REVIEWS_FRAME}" title="Reviews of ${escapeHtml(name)}" loading="lazy" sandbox="${REVIEWS_SANDBOX}" class="mt-6 h-96 w-full bg-[#faf8f3] scheme-light inert:mt-0 inert:opacity-0"></iframe></template>`;

/** Reviews from an outside service: a plain link always, and its widget where one is configured. */
export function Reviews({ reviews, name }: { reviews: SiteData['reviews']; name: string }) {
  return (
    <section className="zone">
      <h2>Reviews</h2>
      <div>
        <p className="max-w-measure">
          Reviews of {name} are collected on another website.{' '}
          <a href={reviews.page}>Read the reviews of {name}</a>.
        </p>
        {reviews.embed && (
          <>
            <div data-reviews="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: frame(name) }} />
            <InlineScript name="reviews" />
          </>
        )}
      </div>
    </section>
  );
}
