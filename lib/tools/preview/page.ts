import { countDiagnostics, type Diagnostic, messageOf } from '@/lib/content/diagnostic';
import { escapeHtml } from '@/lib/format/html';

/** Path under which the preview keeps what is its own; no page can have it. */
export const PREVIEW_PATH = '/__preview';

/** Runs beside a previewed page, never in the site: it asks to be told of a change, and reloads the page. */
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
    diagnostics: sorted.map((one) => ({
      level: one.level,
      place: `${one.file}:${one.line}:${one.column}`,
      text: messageOf(one),
    })),
  };
}

/** The diagnostics as the editor shows them beside its form. */
export type Messages = ReturnType<typeof messagesOf>;

/** The page that stands in place of a site with mistakes: the same messages as in the terminal. */
export function mistakesPage(errors: readonly Diagnostic[], shown: number): string {
  const { count, diagnostics } = messagesOf(errors);
  const items = diagnostics.map(
    ({ place, text }) => `<li><code>${escapeHtml(place)}</code><p>${escapeHtml(text)}</p></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something in the content needs a change</title>
<style>
  :root { color-scheme: light dark; font: 1.125rem/1.5 Georgia, serif; }
  body { max-inline-size: 44rem; margin: 12vh auto; padding: 0 1.25rem; }
  li { margin-block: 1rem; overflow-wrap: anywhere; }
</style>
<h1>Something in the content needs a change</h1>
<p>Fix it and save: the page comes back by itself.</p>
<ol>
${items.join('\n')}
</ol>
<p>${count}. How to read the messages: content/README.md</p>
${reloadScript(shown)}
</html>
`;
}
