/** Finds the parts of a page that several steps of the export change. */
import { attribute, type Element } from '@/lib/html/dom';

/** The boot script, which is on every page and loads the islands. @throws when a page lacks it */
export function bootOf(all: readonly Element[]): Element {
  const boot = all.find((e) => attribute(e, 'data-script') === 'boot');
  if (!boot) throw new Error('The page has no boot script (app/layout.tsx)');
  return boot;
}

export const islandsIn = (all: readonly Element[]) =>
  all.filter((e) => attribute(e, 'data-island') !== undefined);
