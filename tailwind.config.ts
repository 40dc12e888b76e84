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
      display: ['var(--font-display)', 'Arial Narrow', 'Arial', 'sans-serif'],
      text: ['var(--font-text)', 'Georgia', 'serif'],
    },
    /** Fluid from 320 to 1920 px: a modular scale of 1.2 on phones, 1.25 on desks. */
    fontSize: {
      note: ['clamp(.875rem, .85rem + .1vw, .9375rem)', '1.45'],
      base: ['clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)', '1.62'],
      lede: ['clamp(1.1875rem, 1.07rem + .56vw, 1.5625rem)', '1.45'],
      h3: ['clamp(1.25rem, 1.17rem + .36vw, 1.5rem)', '1.2'],
      h2: ['clamp(1.625rem, 1.45rem + .85vw, 2.25rem)', '1.12'],
      h1: ['clamp(2.5rem, 1.75rem + 3.6vw, 5rem)', '.98'],
    },
    borderRadius: { none: '0' },
    extend: {
      maxWidth: { sheet: '88rem', measure: 'min(38rem, 33em)' },
      spacing: { gutter: 'clamp(1rem, 4vw, 3.5rem)', band: 'clamp(2.75rem, 2rem + 4vw, 6rem)' },
    },
  },
} satisfies Config;
