import type { TextSection } from '../text/body';
import type { Blocks } from '../text/html';

/**
 * Finds the list whose items begin with a link to a group (`/course#mechanical-cad`). The heads of the groups
 * show its texts, `guide` the rest of its section.
 */
export function groupIntros(sections: TextSection[], groups: readonly { id: string }[]) {
  const idOf = (links: string[]) => groups.find(({ id }) => links[0]?.endsWith(`#${id}`))?.id;
  const starts = new Map<string, Blocks>();
  const guide: Pick<TextSection, 'id' | 'title' | 'blocks'>[] = [];
  const others: TextSection[] = [];
  for (const section of sections) {
    const { id, title, list } = section;
    const found = list?.items.flatMap(({ links, term }) => {
      const group = idOf(links);
      return group && term ? { group, text: term.text } : [];
    });
    if (!list || found?.length !== list.items.length) {
      others.push(section);
      continue;
    }
    for (const { group, text } of found) starts.set(group, text);
    guide.push({ id, title, blocks: [...list.before, ...list.after] });
  }
  return { introOf: ({ id }: { id: string }) => starts.get(id), guide, others };
}
