/**
 * Two small sites that the tests build beside the real one (e2e/builds/fixture-sites.setup.ts): in
 * e2e/content-full every field is filled, in e2e/content-bare only the required fields.
 */

export const FULL_CONTENT = 'e2e/content-full';
export const FULL_EXPORT = '.cache/full-export';
export const BARE_CONTENT = 'e2e/content-bare';
export const BARE_EXPORT = '.cache/bare-export';

/** Folders of the content and of the export of each. */
export const FIXTURE_SITES = [
  [BARE_CONTENT, BARE_EXPORT],
  [FULL_CONTENT, FULL_EXPORT],
] as const;

/**
 * A course as an editor adds it: the editor's form writes the same bytes
 * (e2e/editor), and edited.spec.ts makes others of it.
 */
export const NEW_COURSE = 'courses/ansys-workbench.md';
