import type { Blocks } from './html';
import type { TextSection } from './markdown';

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
    const ids = list?.items.map(({ links }) => idOf(links)) ?? [];
    if (!list || !terms || !ids.every(Boolean)) {
      others.push(section);
      continue;
    }
    ids.forEach((id, i) => {
      starts.set(id ?? '', terms[i]?.text ?? []);
    });
    guide.push({
      ...section,
      blocks: [...list.before, ...list.after],
      layout: { text: 'text', shape: 'text' },
    });
  }
  return { startOf: ({ id }: { id: string }) => starts.get(id), guide, others };
}
