/** Which pages show all that the site can look like: the others repeat it with other words. */
import { attribute, type Element, elements } from '@/lib/format/dom';

/** What the colours of an element follow from: its tag and classes, and those of all that it stands in. */
function visualClass(element: Element): string {
  const own = `${element.tagName}.${attribute(element, 'class') ?? ''}`;
  const { parentNode } = element;
  return parentNode && 'tagName' in parentNode ? `${visualClass(parentNode)} > ${own}` : own;
}

/**
 * The fewest pages, but for luck, that together hold each element of all of them by its visualClasses.
 * @param documents path of each page, and its document
 * @returns their paths; those come first that show most
 */
export function pagesOfEveryVisualClass(documents: Map<string, Parameters<typeof elements>[0]>): Set<string> {
  const visualClasses = new Map(
    [...documents].map(([path, document]) => [path, new Set([...elements(document)].map(visualClass))]),
  );
  const wanted = new Set([...visualClasses.values()].flatMap((each) => [...each]));
  const chosen = new Set<string>();
  while (wanted.size > 0) {
    const shows = (path: string) =>
      [...(visualClasses.get(path) ?? [])].filter((each) => wanted.has(each)).length;
    const best = [...visualClasses.keys()].reduce((a, b) => (shows(b) > shows(a) ? b : a));
    chosen.add(best);
    for (const each of visualClasses.get(best) ?? []) wanted.delete(each);
  }
  return chosen;
}
