import type { Config } from 'tailwindcss';

/**
 * Tokens by role. Colours are custom properties so that the dark scheme (the blueprint) changes values, not names;
 * they are set in `app/globals.css`.
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** The sheet itself. */
      paper: 'var(--paper)',
      /** A sheet lying on the sheet: dialogs, menus. */
      leaf: 'var(--leaf)',
      /** Reading text, drawing edges. */
      ink: 'var(--ink)',
      /** Secondary text. */
      faint: 'var(--faint)',
      /** Hairlines. */
      line: 'var(--line)',
      /** Tint behind figures and the selected. */
      accent: 'var(--accent)',
      /** Only what can be pressed. */
      signal: 'var(--signal)',
      /** Text upon the signal colour. */
      'on-signal': 'var(--on-signal)',
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    /** Fluid from a phone (390 px) to a desk (1440 px): 40 to 72, 26 to 34, 19 to 22, 17 to 22. */
    fontSize: {
      note: ['clamp(.875rem, .85rem + .1vw, .9375rem)', '1.45'],
      base: ['clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)', '1.62'],
      /** The line under a heading. */
      lede: ['clamp(1.0625rem, .946rem + .476vw, 1.375rem)', '1.45'],
      h3: ['clamp(1.1875rem, 1.12rem + .29vw, 1.375rem)', '1.2'],
      h2: ['clamp(1.625rem, 1.44rem + .76vw, 2.125rem)', '1.12'],
      h1: ['clamp(2.5rem, 1.757rem + 3.05vw, 4.5rem)', '1'],
    },
    borderRadius: { none: '0' },
    extend: {
      maxWidth: { sheet: '88rem', measure: 'min(38rem, 33em)' },
      spacing: { gutter: 'var(--gutter)', band: 'var(--band)' },
    },
  },
} satisfies Config;
