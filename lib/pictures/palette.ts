/** Colours of share images, PDFs, icons and the browser's bars: those of the pages. */
import fs from 'node:fs';

/** The stylesheet that the colours are read from. */
export const TOKENS = 'app/styles/tokens.css';

const ROOT = /^:root \{([^{}]*)@media \(prefers-color-scheme: dark\) \{([^{}]*)\}/m;
const [, light, dark] = ROOT.exec(fs.readFileSync(TOKENS, 'utf8')) ?? [];

/** @throws when one is not there */
function coloursIn<Name extends string>(css = '', ...names: Name[]) {
  const colours = names.map((name) => {
    const value = new RegExp(`--${name}: (#[\\da-f]+);`).exec(css)?.[1];
    if (!value)
      throw new Error(`${TOKENS}: no --${name} in :root. Expected one in light and one in dark mode.`);
    return [name, value];
  });
  return Object.fromEntries(colours) as Record<Name, string>;
}

export const LIGHT = coloursIn(light, 'paper', 'ink', 'faint', 'line', 'signal');
export const DARK = coloursIn(dark, 'paper', 'signal');
