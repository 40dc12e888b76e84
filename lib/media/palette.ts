/** Colours of share images, PDFs, icons and the browser's bars: the same as in app/styles/tokens.css. */
export const DAY = {
  paper: '#f0ede5',
  ink: '#16232e',
  faint: '#3a4752',
  line: '#b9b6ab',
  signal: '#a83216',
};

export const NIGHT = { paper: '#0c2136', signal: '#ff6a3d' };
