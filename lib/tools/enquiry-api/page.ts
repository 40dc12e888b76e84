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

/** Keeps the page light. */
const SHOWN = 500;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:46rem;margin:auto;padding:1rem}
.note{border:2px solid;padding:.75rem 1rem}li{margin-block:1rem;border-top:1px solid}ol{list-style:none;padding:0}
h2{font-size:1rem;margin:.5rem 0 0}dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;margin:.5rem 0}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Allows nothing but the page's own style sheet, whatever a visitor wrote. */
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

interface Journal {
  file: string;
  /** Oldest first. */
  entries: readonly Entry[];
  /** Number of lines that could not be read. */
  damaged: number;
}

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** Renders the local page of received calls, newest first. */
export function renderPage({ file, entries, damaged }: Journal): string {
  const notes = [
    `${count(entries.length, 'call')} received, newest first.`,
    entries.length > SHOWN && `The latest ${SHOWN} are shown.`,
    damaged > 0 && `${count(damaged, 'line')} of the file could not be read.`,
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Enquiries received locally</title>
<style>${STYLE}</style>
<main>
<h1>Enquiries received locally</h1>
<p class="note"><strong>A stand-in for local use, not the real enquiry API.</strong> No e-mail is sent from here, and none of this is part of the website. Everything below is kept in <code>${escapeHtml(file)}</code> on this computer only.</p>
<p>${notes.filter(Boolean).join(' ')}</p>
<ol>
${entries.slice(-SHOWN).reverse().map(renderEntry).join('\n')}
</ol>
</main>
`;
}

function renderEntry({ time, path, body }: Entry): string {
  const title = Object.hasOwn(CALLS, path) ? CALLS[path as CallPath] : path;
  const fields = Object.entries(body).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
  );
  return `<li><h2>${escapeHtml(title)}</h2><time datetime="${escapeHtml(time)}">${escapeHtml(time)}</time> <code>${escapeHtml(path)}</code><dl>${fields.join('')}</dl></li>`;
}
