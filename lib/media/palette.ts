/** Colours of share images, PDFs, icons and the browser's bars: those of the pages. */
import fs from 'node:fs';

/** The stylesheet that the colours are read from. */
export const TOKENS = 'app/styles/tokens.css';

const ROOT = /^:root \{([^{}]*)@media \(prefers-color-scheme: dark\) \{([^{}]*)\}/m;
const [, day = '', night = ''] = ROOT.exec(fs.readFileSync(TOKENS, 'utf8')) ?? [];

function colour(name: string, css = day): string {
  const value = new RegExp(`--${name}: (#[\\da-f]+);`).exec(css)?.[1];
  if (!value)
    throw new Error(`${TOKENS}: no --${name}. Expected a hexadecimal colour in :root, by day and by night.`);
  return value;
}

export const DAY = {
  paper: colour('paper'),
  ink: colour('ink'),
  faint: colour('faint'),
  line: colour('line'),
  signal: colour('signal'),
};

export const NIGHT = { paper: colour('paper', night), signal: colour('signal', night) };
