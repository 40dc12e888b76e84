import type { Config } from 'tailwindcss';

/**
 * Tokens by role. Colours are custom properties so that the dark scheme (the blueprint) changes values, not
 * names; they are set in `app/styles/tokens.css`.
 */
export default {
  content: [
    './app/**/*.tsx',
    './components/**/*.tsx',
    './components/**/*-classes.ts',
    './components/islands/*.ts',
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      /** The ground of a page. */
      paper: 'var(--paper)',
      /** What lies upon the paper: dialogs, menus. */
      leaf: 'var(--leaf)',
      /** Reading text, drawing edges. */
      ink: 'var(--ink)',
      /** Secondary text. */
      faint: 'var(--faint)',
      /** Hairlines. */
      line: 'var(--line)',
      /** Tint behind code and the video, and of figures. */
      accent: 'var(--accent)',
      /** What can be pressed, and what must be noticed: errors, the logo. */
      signal: 'var(--signal)',
      /** Text upon the signal colour. */
      'on-signal': 'var(--on-signal)',
    },
    fontFamily: {
      display: 'var(--font-display)',
      text: 'var(--font-text)',
    },
    /** Sizes at each width: app/styles/tokens.css. */
    fontSize: {
      label: ['.875rem', '1.35'],
      note: ['.9375rem', '1.5'],
      base: ['var(--text-base)', '1.6'],
      lede: ['var(--text-lede)', '1.4'],
      h3: ['var(--text-h3)', '1.2'],
      h2: ['var(--text-h2)', '1.1'],
      /** A large heading, of the sections that help to decide: syllabus, steps, documents, fees. */
      strong: ['var(--text-strong)', '1.02'],
      h1: ['var(--text-h1)', '.98'],
      /** In the band alone. */
      poster: ['var(--text-poster)', '.92'],
    },
    borderRadius: { none: '0' },
    /** Pages with room for two words side by side; for six grid columns; for twelve; for twelve wide ones. */
    containers: { xs: '20rem', md: '46rem', lg: '60rem', xl: '76rem' },
    extend: {
      maxWidth: { measure: 'min(38rem, 33em)' },
      spacing: {
        gutter: 'var(--gutter)',
        gap: 'var(--gap)',
        section: 'var(--section)',
        'section-strong': 'var(--section-strong)',
      },
    },
  },
} satisfies Config;
