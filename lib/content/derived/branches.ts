/** The branches of the institute, and which of them a page shows. */
import { formatList } from '@/lib/format/sentence';
import type { Branch, SiteData } from '../schema';
import type { Content } from '../types';

/** @param id of `content/site.md` */
export const branchOf = ({ site }: Content, id: string): Branch | undefined =>
  site.branches.find((branch) => branch.id === id);

/** Short name of a branch; the id of an unknown branch, which the check reports. */
export const branchName = (content: Content, id: string) => branchOf(content, id)?.short ?? id;

/** Id of a branch on the contact page; the prefix keeps it apart from headings. */
export const branchId = ({ id }: Pick<Branch, 'id'>) => `branch-${id}`;

/** Branches of the footer, in the order of content/site.md. */
export const footerBranches = ({ branches }: Pick<SiteData, 'branches'>): Branch[] =>
  branches.filter(({ inFooter }) => inFooter);

/** The branch that answers for the institute: the first of the footer, else the first. */
export const mainBranch = (site: Pick<SiteData, 'branches'>): Branch | undefined =>
  footerBranches(site)[0] ?? site.branches[0];

/**
 * Branches of the footer that a page concerns.
 * @param ids branches that the page names; a page that names none concerns all
 */
export const relevantBranches = (site: Pick<SiteData, 'branches'>, ids: readonly string[]): Branch[] =>
  footerBranches(site).filter(({ id }) => ids.length === 0 || ids.includes(id));

/** Contacts of the footer's branches; these are props of islands, so they hold no other fields. */
export const contactsOf = (site: Pick<SiteData, 'branches'>) =>
  footerBranches(site).map(({ id, short, phone, email }) => ({ id, short, phone, email }));

/** `branches in Pune (Akurdi and Pimpri) and Dubai`: a town with several branches names them. */
export function formatBranches(branches: readonly Pick<Branch, 'name' | 'area' | 'locality'>[]): string {
  const towns = [...new Set(branches.map(({ locality }) => locality))].map((town) => {
    const areas = branches.filter(({ locality }) => locality === town).map(({ name, area }) => area ?? name);
    return areas.length > 1 ? `${town} (${formatList(areas)})` : town;
  });
  return `${branches.length > 1 ? 'branches' : 'a branch'} in ${formatList(towns)}`;
}
