import { inlineScript } from '@/lib/bundle/inline-script';
import type { SiteData } from '@/lib/content';
import { attribute, elements, parse, serialize, textOf } from '@/lib/html/dom';
import { escapeHtml } from '@/lib/html/escape';
import { hashOf, insertPolicy, policyText } from './policy';

/** Styles of the document, without margins: the widget has margins of its own. */
const STYLE = ':root{font:1rem/1.5 system-ui,sans-serif}body{margin:0}img,iframe,video{max-width:100%}';

/** An address in the code of a widget that it loads, in markup or by a script. */
const LOADED_HOST = /(?:\bsrc|<link[^>]+\shref)\s*=\s*["']?(?:https:)?\/\/([\w.:-]+)/gi;

/**
 * The document of the reviews widget, for a sandboxed frame. Its policy allows only the hosts that the editor
 * listed, and those from which the code of the widget loads.
 * @returns undefined if `site.md` has no widget
 */
export function reviewsDocument({ name, reviews }: Pick<SiteData, 'name' | 'reviews'>): string | undefined {
  const { embed } = reviews;
  if (!embed) return undefined;
  const loaded = [...embed.matchAll(LOADED_HOST)].map(([, host]) => `https://${host}`);
  const origins = [...new Set([...reviews.origins, ...loaded])];
  // `<base target>` makes the widget's links open in a new tab.
  const page = parse(`<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank">
<title>Reviews of ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<script>${inlineScript('reviews-frame')}</script>
${embed}
</body>
</html>
`);
  const all = elements(page);
  const handlers = all
    .flatMap((e) => e.attrs)
    .filter(({ name }) => /^on/i.test(name))
    .map(({ value }) => value);
  const policy = policyText({
    'default-src': ["'none'"],
    'script-src': [
      ...origins,
      ...all
        .filter((e) => e.tagName === 'script' && attribute(e, 'src') === undefined)
        .map((e) => hashOf(textOf(e))),
      ...(handlers.length > 0 ? ["'unsafe-hashes'", ...handlers.map(hashOf)] : []),
    ],
    // Widgets write styles at run time, whose hashes are not known at build time.
    'style-src': [...origins, "'unsafe-inline'"],
    'img-src': [...origins, 'data:'],
    'font-src': [...origins, 'data:'],
    'media-src': origins,
    'connect-src': origins,
    'frame-src': origins,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
  insertPolicy(all, policy);
  return serialize(page);
}
