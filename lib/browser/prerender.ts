/** Speculation rules of every page: links that the boot script marks are prerendered at once. */
export const PRERENDER_RULES =
  '{"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}';
