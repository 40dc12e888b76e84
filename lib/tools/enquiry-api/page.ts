import { hashOf } from '@/lib/export/policy';
import { escapeHtml } from '@/lib/format/html';
import type { CallPath } from './calls';
import type { Entry } from './journal';

const CALLS: Record<CallPath, string> = {
  '/api/mail/add': 'General enquiry',
  '/api/email/sendMail': 'General enquiry, e-mail',
  '/api/course/add': 'Course enquiry',
  '/api/email/sendCourse': 'Course enquiry, e-mail',
};

/** The page stays light however much has been tried out. */
const SHOWN = 500;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:46rem;margin:auto;padding:1rem}
.note{border:2px solid;padding:.75rem 1rem}li{margin-block:1rem;border-top:1px solid}ol{list-style:none;padding:0}
h2{font-size:1rem;margin:.5rem 0 0}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:.5rem 0}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Sent with the page: nothing but its own style sheet works in it, whatever a visitor wrote. */
export const PAGE_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * The local page that shows what was received, newest first.
 * @param entries oldest first, as the file has them
 */
export function renderPage({
  file,
  entries,
  damaged,
}: {
  file: string;
  entries: readonly Entry[];
  damaged: number;
}): string {
  const newest = entries.slice(-SHOWN).reverse();
  const notes = [
    `${entries.length} ${entries.length === 1 ? 'call' : 'calls'} received, newest first.`,
    entries.length > SHOWN && `The latest ${SHOWN} are shown.`,
    damaged > 0 && `${damaged} ${damaged === 1 ? 'line' : 'lines'} of the file could not be read.`,
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Enquiries received locally</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Enquiries received locally</h1>
<p class="note"><strong>A stand-in for local use, not the real enquiry API.</strong> No e-mail is sent from here, and none of this is part of the website. Everything below is kept in <code>${escapeHtml(file)}</code> on this computer only.</p>
<p>${notes.filter(Boolean).join(' ')}</p>
<ol>
${newest.map(renderEntry).join('\n')}
</ol>
</main>
</body>
</html>
`;
}

function renderEntry({ time, path, body }: Entry): string {
  const title = Object.hasOwn(CALLS, path) ? CALLS[path as CallPath] : path;
  const fields = Object.entries(body).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<li><h2>${escapeHtml(title)}</h2><time datetime="${escapeHtml(time)}">${escapeHtml(time)}</time> <code>${escapeHtml(path)}</code><dl>${fields.join('')}</dl></li>`;
}
