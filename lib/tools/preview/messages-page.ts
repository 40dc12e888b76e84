import { reloadScript } from '@/lib/browser/shared/reload-preview';
import { countDiagnostics, type Diagnostic, errorsOf, formatDiagnostic } from '@/lib/content/read/diagnostic';
import { escapeHtml } from '@/lib/html/escape';

/** The page that replaces all pages while the content has errors. */
export function messagesPage(diagnostics: readonly Diagnostic[]): string {
  const errors = errorsOf(diagnostics);
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
${errors.map((error) => `<li>${escapeHtml(formatDiagnostic(error))}</li>`).join('\n')}
</ol>
<p>${countDiagnostics(errors)}. How to read the messages: content/README.md</p>
<script>${reloadScript(Date.now())}</script>
</html>
`;
}
