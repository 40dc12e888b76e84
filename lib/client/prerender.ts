/**
 * Speculation rules of every page: links that the inline script has marked are prerendered at once. The text is the
 * same everywhere, since a policy with hashes allows inline rules by their hash only (`'inline-speculation-rules'`
 * counts for nothing beside one).
 */
export const PRERENDER_RULES = '{"prerender":[{"where":{"selector_matches":"[data-warm]"},"eagerness":"immediate"}]}';
