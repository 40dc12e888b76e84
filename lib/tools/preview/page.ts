import { countDiagnostics, type Diagnostic, formatDiagnostic } from '@/lib/content/diagnostic';
import { escapeHtml } from '@/lib/format/html';

/** Path under which the preview keeps what is its own; no page can have it. */
export const PREVIEW_PATH = '/__preview';

/**
 * What the browser runs beside a previewed page: it asks to be told of a change, and reloads the page. Nothing of
 * it is in the site: the preview adds it to what passes through.
 */
export const RELOAD = `(() => {
  const shown = new URL(document.currentScript.src).searchParams.get('shown');
  const events = new EventSource('${PREVIEW_PATH}/events');
  events.onmessage = ({ data }) => data !== shown && location.reload();
})();`;

/**
 * The script element that a previewed page ends with.
 * @param shown version of the content that the page was asked for: what changed while it was made must not be missed
 */
export const reloadScript = (shown: number) =>
  `<script src="${PREVIEW_PATH}/reload.js?shown=${shown}"></script>`;

/** What `check:content` says, for the editor: errors first. */
export function messagesOf(diagnostics: readonly Diagnostic[]) {
  const sorted = [...diagnostics].sort((a, b) => a.level.localeCompare(b.level));
  return {
    count: countDiagnostics(diagnostics),
    diagnostics: sorted.map((p) => ({ level: p.level, ...halves(p) })),
  };
}

/** The diagnostics as the editor shows them beside its form. */
export type Messages = ReturnType<typeof messagesOf>;

function halves(p: Diagnostic): { place: string; text: string } {
  const [place = '', text = ''] = formatDiagnostic(p).split(`  ${p.level}  `);
  return { place, text };
}

/** The page that stands in place of a site with mistakes: the same messages as in the terminal. */
export function mistakesPage(diagnostics: readonly Diagnostic[], shown: number): string {
  const items = diagnostics.map((p) => {
    const { place, text: rest } = halves(p);
    return `<li><p class="place">${escapeHtml(place)}</p><p>${escapeHtml(rest)}</p></li>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something in the content needs a change</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 Georgia, serif; }
  body { max-inline-size: 44rem; margin: 12vh auto; padding: 0 1.25rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  ol { padding: 0; list-style: none; }
  li { border-block-start: 1px solid; padding-block: .9rem; overflow-wrap: anywhere; }
  p { margin: 0 0 .25rem; }
  .place { font: .9375rem/1.4 ui-monospace, monospace; }
</style>
<h1>Something in the content needs a change</h1>
<p>Fix it and save: the page comes back by itself.</p>
<ol>
${items.join('\n')}
</ol>
<p>${countDiagnostics(diagnostics)}. How to read the messages: content/README.md</p>
${reloadScript(shown)}
</html>
`;
}
