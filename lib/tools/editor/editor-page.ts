import type { Repository } from './repository';

/**
 * The narrowest policy under which Sveltia CMS works: it uses inline styles, `blob:` pictures and `data:`
 * addresses.
 * @param repository repository whose API the editor calls; none in local mode
 */
function editorPolicy(repository?: Repository): string {
  const host = repository && {
    api: new URL(repository.api).origin,
    portraits: repository.host === 'github' ? 'https://avatars.githubusercontent.com' : repository.origin,
  };
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    `img-src 'self' data: blob: ${host?.portraits ?? ''}`.trim(),
    "font-src 'self'",
    `connect-src 'self' data: blob: ${host?.api ?? ''}`.trim(),
    'manifest-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** The policy as a header, which, unlike a meta element, can forbid frames. */
export const policyHeader = (repository?: Repository) =>
  `${editorPolicy(repository)}; frame-ancestors 'none'`;

/** @param repository target of changes; without it, a local folder */
export function editorPage(repository?: Repository): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(repository)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Content editor</title>
<link rel="icon" href="data:,">
<style>${STYLE}${repository ? '' : NO_SIGN_IN}</style>
<noscript><p>The editor needs JavaScript.</p></noscript>
<script type="module" src="./editor.js"></script>
</html>
`;
}

/** Hides sign-in by token, which Sveltia CMS offers in local mode too. */
const NO_SIGN_IN = '.buttons > .button.secondary { display: none; }';

const STYLE = `
[role=alertdialog] .error { white-space: pre-line; }
.check { position: fixed; inset-block-end: .75rem; inset-inline-end: .75rem; z-index: 50; max-inline-size: min(34rem, calc(100vw - 1.5rem)); border: 1px solid #767676; background: #fff; color: #111; font: 1rem/1.45 system-ui, sans-serif; }
.check summary { padding: .45rem .8rem; cursor: pointer; font-weight: 600; }
.check[data-wrong] summary { color: #a40000; }
.check ol { margin: 0; padding: 0 .8rem .3rem 2rem; max-block-size: 40vh; overflow: auto; overflow-wrap: anywhere; }
.check p { margin: 0; padding: 0 .8rem .6rem; }
.check a { color: #0b57d0; }
`;
