import { hashOf } from '@/lib/export/policy';
import { escapeHtml } from '@/lib/format/html';

export interface EnquiryRecord {
  time: string;
  path: string;
  body: Record<string, string>;
}

const STYLE =
  ':root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:46rem;margin:auto;padding:1rem}dd{white-space:pre-wrap;overflow-wrap:anywhere}';

/** The policy allows nothing but the page's own style sheet, whatever a visitor wrote. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
};

/** The local page of the calls that were kept in a file, oldest first. */
export const renderPage = (file: string, entries: readonly EnquiryRecord[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enquiries received locally</title>
<style>${STYLE}</style>
<h1>Enquiries received locally</h1>
<p><strong>A stand-in for local use, not the real enquiry API.</strong> No e-mail is sent from here, and none of this is part of the website. Everything below is kept in <code>${escapeHtml(file)}</code> on this computer only.</p>
<p>Calls received: ${entries.length}. The newest stands first.</p>
${[...entries].reverse().map(renderEntry).join('\n')}
</html>
`;

function renderEntry({ time, path, body }: EnquiryRecord): string {
  const fields = Object.entries(body).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<h2>${escapeHtml(path)}</h2><p>${escapeHtml(time)}</p><dl>${fields.join('')}</dl>`;
}
