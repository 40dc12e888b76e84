import { attribute, elements, parseMarkup } from '@/lib/html/dom';
import { quote } from '../read/diagnostic';
import type { CheckContext } from './context';

const LOADING = new Set(['script', 'iframe', 'img', 'source', 'video', 'audio', 'link', 'embed']);

/** Checks that the reviews widget loads from listed hosts, by HTTPS. */
export function checkReviews({ site, reporterFor }: CheckContext) {
  const { embed, origins } = site.data.reviews;
  const reporter = reporterFor(site);
  for (const element of elements(parseMarkup(embed ?? ''))) {
    const address = LOADING.has(element.tagName) && (attribute(element, 'src') ?? attribute(element, 'href'));
    if (!address || address.startsWith('data:')) continue;
    // An address without a scheme takes HTTPS from the page of the frame.
    const { protocol, origin } = new URL(address, 'https://relative.invalid');
    const found = `<${element.tagName}> loads ${quote(address)}`;
    if (protocol !== 'https:' || origin === 'https://relative.invalid')
      reporter.error(['reviews', 'embed'], {
        found,
        expected: 'an address that starts with https://',
        fix: 'Write it with https://, or ask the provider for such code.',
      });
    else if (!origins.some((source) => covers(source, origin)))
      reporter.error(['reviews', 'embed'], {
        found: `${found}, whose host is not in reviews.origins`,
        expected: 'every host that the widget loads from',
        fix: `Add to origins: - ${origin}`,
      });
  }
}

/** Whether a policy source allows an origin. */
const covers = (source: string, origin: string) =>
  source === origin || (source.includes('*') && origin.endsWith(source.replace(/^.*\*/, '')));
