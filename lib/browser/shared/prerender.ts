/** Speculation rules of every page: the browser prerenders links that the boot script marks. */
export const PRERENDER_RULES =
  '{"prerender":[{"where":{"selector_matches":"[data-prerender]"},"eagerness":"immediate"}]}';
