import type { TextSection } from '../text/body';
import type { Blocks } from '../text/html';

/**
 * Finds the list whose items begin with a link to a group (`/course#mechanical-cad`). The heads of the groups show its
 * texts, `guide` the rest of its section.
 */
export function groupStarts(sections: TextSection[], groups: readonly { id: string }[]) {
  const idOf = (links: string[]) => groups.find(({ id }) => links[0]?.endsWith(`#${id}`))?.id;
  const starts = new Map<string, Blocks>();
  const guide: TextSection[] = [];
  const others: TextSection[] = [];
  for (const section of sections) {
    const { list, terms } = section.layout;
    const ids = list?.items.flatMap(({ links }) => idOf(links) ?? []);
    if (!list || !terms || ids?.length !== terms.length) {
      others.push(section);
      continue;
    }
    for (const [i, id] of ids.entries()) starts.set(id, terms[i]?.text ?? []);
    const blocks = [...list.before, ...list.after];
    guide.push({ ...section, blocks, layout: { textShape: 'text', shape: 'text' } });
  }
  return { startOf: ({ id }: { id: string }) => starts.get(id), guide, others };
}
