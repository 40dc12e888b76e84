/** Which pages show all that the site can look like: the others repeat it with other words. */
import { attribute, type Element, elements } from '@/lib/format/dom';

/** What the colours of an element follow from: its tag and classes, and those of all that it stands in. */
function look(element: Element): string {
  const own = `${element.tagName}.${attribute(element, 'class') ?? ''}`;
  const { parentNode } = element;
  return parentNode && 'tagName' in parentNode ? `${look(parentNode)} > ${own}` : own;
}

/**
 * The fewest pages, but for luck, that together hold each element of all of them by its looks.
 * @param documents path of each page, and its document
 * @returns their paths; those come first that show most
 */
export function pagesOfEveryLook(documents: Map<string, Parameters<typeof elements>[0]>): Set<string> {
  const looks = new Map(
    [...documents].map(([path, document]) => [path, new Set([...elements(document)].map(look))]),
  );
  const wanted = new Set([...looks.values()].flatMap((each) => [...each]));
  const chosen = new Set<string>();
  while (wanted.size > 0) {
    const shows = (path: string) => [...(looks.get(path) ?? [])].filter((each) => wanted.has(each)).length;
    const best = [...looks.keys()].reduce((a, b) => (shows(b) > shows(a) ? b : a));
    chosen.add(best);
    for (const each of looks.get(best) ?? []) wanted.delete(each);
  }
  return chosen;
}
