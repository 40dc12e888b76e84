/** The services abroad: menus other than the one of the courses. */
import { formatList } from '@/lib/format/sentence';
import { bySlug, groupId, membersOf, type PageOf } from '../registry';
import type { Content, Entry, Service } from '../types';

interface ListedService {
  entry: Entry;
  /** Name of the group; for a group with a single service, what the institute does in it. */
  label: string;
  /** Target of links to the group, on its first service. */
  id?: string;
}

/** Services of the menu with this landing page, by group: the groups that the page names come first. */
export function servicesOf(content: Content, { slug, data }: PageOf<'international'>): ListedService[] {
  const groups = content.site.menus.flatMap((menu) => (menu.landing === slug ? menu.groups : []));
  const first = data.groups.flatMap((name) => groups.find((group) => group.name === name) ?? []);
  const others = groups.filter(({ name }) => !data.groups.includes(name));
  return [...first, ...others].flatMap(({ name, page }): ListedService[] => {
    const single = page && bySlug(content, page);
    if (single) return [{ entry: single, label: roleLabel(single) }];
    return membersOf(content, name).map((entry, i) => ({
      entry,
      label: name,
      ...(i === 0 ? { id: groupId(name) } : {}),
    }));
  });
}

/** Label of a group with a single service: the institute's role in it. */
function roleLabel({ kind, data }: Entry): string {
  if (kind !== 'service') return 'Service';
  return data.role.includes('training') ? 'Coaching' : 'Papers';
}

const ROLE_PHRASES = {
  guidance: 'explain the steps',
  paperwork: 'go through the papers with you',
  training: 'train you for it',
} as const;

/** `What we do: we explain the steps. Only the authority decides.` */
export function roleSentence(role: Service['data']['role']): string {
  const phrases = formatList(role.map((part) => ROLE_PHRASES[part]));
  const deciding = role.includes('training') ? '' : ' Only the authority decides.';
  return `What we do: we ${phrases}.${deciding}`;
}
