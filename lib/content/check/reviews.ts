import { attribute, type Element, elements, parseInside, textOf } from '@/lib/format/dom';
import { show } from '../diagnostic';
import type { Detail, Reporter } from '../reporter';
import type { SiteData } from '../schema';

const LOADING = new Set(['script', 'iframe', 'img', 'source', 'video', 'audio', 'link', 'embed']);

/**
 * What keeps the reviews widget from working in its frame: addresses that are not HTTPS, hosts that are not listed. An
 * address in an inline script may be a link's: that is a warning.
 */
export function checkReviews({ embed, origins }: SiteData['reviews'], report: Reporter) {
  const seen = new Set<string>();
  for (const [level, by, address] of [...elements(parseInside(embed ?? ''))].flatMap(addressesIn)) {
    const secure = /^https:/i.test(address) && URL.canParse(address);
    const host = secure ? new URL(address).origin : address;
    if (seen.has(host) || (secure && origins.some((source) => covers(source, host)))) continue;
    seen.add(host);
    const words: [string, string, string] = secure
      ? [
          `${by} ${show(host)}, which is not in reviews.origins`,
          'every host that the widget loads from',
          `Add to origins: - ${host}`,
        ]
      : [
          `${by} ${show(address)}`,
          'an address that starts with https://',
          'Write it with https://, or ask the provider for such code.',
        ];
    report.field(['reviews', 'embed'], level, ...words);
  }
}

/** What an element loads, or names in its text. */
function addressesIn(element: Element): [level: Detail[0], by: string, address: string][] {
  const { tagName } = element;
  if (tagName === 'style' || (tagName === 'script' && attribute(element, 'src') === undefined))
    return (textOf(element).match(/https?:\/\/(?!www\.w3\.org\/)[^\s"'`<>\\()]+/g) ?? []).map((address) => [
      'warning',
      `a <${tagName}> names`,
      address,
    ]);
  const address = LOADING.has(tagName) && attribute(element, tagName === 'link' ? 'href' : 'src');
  // A frame takes an address without a scheme to be HTTPS, as the site is.
  return address && !address.startsWith('data:')
    ? [['error', `<${tagName}> loads`, address.replace(/^\/\//, 'https://')]]
    : [];
}

/** Whether a source of a policy stands for an origin. */
const covers = (source: string, origin: string) =>
  source === origin || (source.includes('*') && origin.endsWith(source.replace(/^.*\*/, '')));
