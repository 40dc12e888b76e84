/** Which pages show all colours of the site: the others repeat them with other words. */
import fs from 'node:fs';
import path from 'node:path';
import { attribute, type Element, elements } from '@/lib/format/dom';

/** Properties that the colours of text and of what lies behind it follow from, and its size, which decides what contrast is asked for. */
const COLOUR = /(?:^|[;{\s-])(?:color|background|opacity|filter|font-size|font-weight|font|--[\w-]+):/;

/** Names of the classes that rules of a stylesheet give a colour, and not only a place. */
function colouredClasses(root: string): Set<string> {
  const folder = path.join(root, 'assets');
  const css = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('');
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, , body = '']) => COLOUR.test(body));
  return new Set(
    rules.flatMap(([, selector = '']) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, '')),
    ),
  );
}

/**
 * The fewest pages, but for luck, that together hold each element of all of them by what its colours follow from: its
 * tag and the classes that give a colour, and those of all that it stands in.
 * @param root folder of the export
 * @param documents path of each page, and its document
 * @returns their paths; those come first that show most
 */
export function pagesOfEveryColour(
  root: string,
  documents: Map<string, Parameters<typeof elements>[0]>,
): Set<string> {
  const coloured = colouredClasses(root);
  const lookOf = (element: Element): string => {
    const names = (attribute(element, 'class') ?? '').split(' ').filter((name) => coloured.has(name));
    const own = `${element.tagName}.${names.join('.')}`;
    const { parentNode } = element;
    return parentNode && 'tagName' in parentNode ? `${lookOf(parentNode)} > ${own}` : own;
  };
  const looks = new Map(
    [...documents].map(([path, document]) => [path, new Set([...elements(document)].map(lookOf))]),
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
