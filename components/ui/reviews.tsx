import type { SiteData } from '@/lib/content';
import { REVIEWS_FRAME } from '@/lib/content/reviews-frame';

/** Reviews from an outside service: a lazy, sandboxed frame where a widget is configured, and a plain link always. */
export function Reviews({ reviews, name }: { reviews: SiteData['reviews']; name: string }) {
  return (
    <section className="zone">
      <h2>Reviews</h2>
      <div>
        {reviews.script && (
          <iframe
            src={REVIEWS_FRAME}
            title={`Reviews of ${name}`}
            loading="lazy"
            sandbox="allow-scripts allow-popups"
            className="mb-6 h-96 w-full border border-line"
          />
        )}
        <p className="max-w-measure">
          Reviews of {name} are collected on another website.{' '}
          <a href={reviews.page}>Read the reviews of {name}</a>.
        </p>
      </div>
    </section>
  );
}
