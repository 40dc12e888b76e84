import { editorPolicy } from './policy';
import type { Repository } from './repository';

/**
 * The editor's page, beside its files.
 * @param repository where changes go; without it, into a folder of this computer
 */
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

/** In local mode there is one way in, the folder; Sveltia CMS would offer a host's token beside it. */
const NO_SIGN_IN = '.buttons > .button.secondary { display: none; }';

const STYLE = `
.check { position: fixed; inset-block-end: .75rem; inset-inline-end: .75rem; z-index: 50; max-inline-size: min(34rem, calc(100vw - 1.5rem)); border: 1px solid #767676; border-radius: .4rem; background: #fff; color: #111; font: 1rem/1.45 system-ui, sans-serif; }
.check summary { padding: .45rem .8rem; cursor: pointer; font-weight: 600; }
.check[data-wrong] summary { color: #a40000; }
.check ol { margin: 0; padding: 0 .8rem .3rem 2rem; max-block-size: 40vh; overflow: auto; overflow-wrap: anywhere; }
.check p { margin: 0; padding: 0 .8rem .6rem; }
.check a { color: #0b57d0; }
.editor-message { max-inline-size: min(38rem, calc(100vw - 2rem)); border: 1px solid #767676; border-radius: .5rem; background: #fff; color: #111; font: 1rem/1.5 system-ui, sans-serif; }
.editor-message h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
.editor-message li { overflow-wrap: anywhere; }
.editor-message button { margin-inline-end: .5rem; padding: .5rem .9rem; border: 1px solid #767676; border-radius: .3rem; background: #f3f3f3; color: inherit; font: inherit; cursor: pointer; }
`
  .trim()
  .replace(/\n/g, '');
