/** Which branches a page shows. */
import { formatList } from '@/lib/format/sentence';
import type { Branch, SiteData } from '../schema';

/** Branches of the footer, in the order of content/site.md. */
export const footerBranches = ({ branches }: Pick<SiteData, 'branches'>): Branch[] =>
  branches.filter(({ inFooter }) => inFooter);

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
export function formatPlaces(branches: readonly Pick<Branch, 'name' | 'area' | 'locality'>[]): string {
  const towns = [...new Set(branches.map(({ locality }) => locality))].map((town) => {
    const areas = branches.filter(({ locality }) => locality === town).map(({ name, area }) => area ?? name);
    return areas.length > 1 ? `${town} (${formatList(areas)})` : town;
  });
  return `${branches.length > 1 ? 'branches' : 'a branch'} in ${formatList(towns)}`;
}
