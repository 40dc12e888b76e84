/**
 * What a page tells search engines in schema.org's terms. Only what the page shows: no rating, no price, no date
 * that nobody has set. A page that has nothing to tell has no block.
 */
import type { BreadcrumbList, ItemList, Organization, Service as ServiceNode, Thing, WebSite } from 'schema-dts';
import { breadcrumbsOf, type Content, coursesOf, type Entry, pageWith, type Service } from '@/lib/content';
import { type Absolute, addressOf, organizationId } from './address';
import { type BranchNode, branchNode } from './branch';
import { courseNode, offer, place } from './course';
import { some } from './some';

/** Square, at least 112 pixels: Google's rule for the logo of an organization. */
const LOGO = '/icon-512.png';

type Node = Thing | BranchNode;

/** What is known of a page: nodes that refer to each other by `@id`. */
export interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

/**
 * The graph of one page.
 * @returns nothing for a page without anything that schema.org would name
 */
export function structuredData(content: Content, entry: Entry): PageGraph | undefined {
  const absolute: Absolute = (path) => addressOf(content, path);
  const nodes = nodesOf(content, entry, absolute);
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : undefined;
}

function nodesOf(content: Content, entry: Entry, absolute: Absolute): Node[] {
  if (entry.kind === 'course') return [identity(content, absolute), courseNode(content, entry, absolute), breadcrumb(content, entry, absolute)];
  if (entry.kind === 'service') return [identity(content, absolute), service(content, entry, absolute), breadcrumb(content, entry, absolute)];
  switch (entry.data.template) {
    case 'home':
      return [...organization(content, absolute), website(content, absolute)];
    case 'about':
      return organization(content, absolute);
    case 'contact':
      return organization(content, absolute, true);
    case 'listing':
      return [identity(content, absolute), courseList(content, absolute)];
    default:
      return [];
  }
}

/** The institute in three words, for the pages that only refer to it. */
function identity({ site }: Content, absolute: Absolute): Organization {
  return { '@type': 'Organization', '@id': organizationId(absolute), name: site.name, url: absolute('/') };
}

/**
 * The institute with its branches, linked both ways.
 * @param onContact all of them, with all that the contact page shows; elsewhere those of the footer, as it shows them
 */
function organization(content: Content, absolute: Absolute, onContact = false): Node[] {
  const { site } = content;
  const contact = pageWith(content, 'contact').path;
  const branches = site.branches.filter((b) => onContact || b.inFooter).map((b) => branchNode(site, b, absolute, contact, onContact));
  const whole: Organization = {
    '@type': 'Organization',
    '@id': organizationId(absolute),
    name: site.name,
    alternateName: site.shortName,
    url: absolute('/'),
    logo: absolute(LOGO),
    slogan: site.tagline,
    foundingDate: String(site.founded),
    sameAs: site.social.map((s) => s.url),
    subOrganization: branches.map((b) => ({ '@id': b['@id'] })),
  };
  return [whole, ...branches];
}

function website({ site }: Content, absolute: Absolute): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: site.name,
    alternateName: site.shortName,
    url: absolute('/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(absolute) },
  };
}

/** What the institute does of a service; fees of an authority are no offers of ours, so they are not here. */
function service(content: Content, { path, data }: Service, absolute: Absolute): ServiceNode {
  const url = absolute(path);
  const { title, description, languages, branches, role, ourFee } = data;
  const channel = { availableLanguage: some(languages), serviceLocation: some(branches.map((id) => place(content, id))) };
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: title,
    description,
    serviceType: some(role.map((r) => SERVICE_TYPES[r])),
    provider: { '@id': organizationId(absolute) },
    offers: ourFee && offer(ourFee, url),
    availableChannel: channel.availableLanguage || channel.serviceLocation ? { '@type': 'ServiceChannel', ...channel } : undefined,
  };
}

/** Words that nobody takes for the authority's own service. */
const SERVICE_TYPES = { guidance: 'Guidance', paperwork: 'Document preparation', training: 'Training' } as const;

/** Steps that are pages of their own; a place on a page, as a group is, is none. */
function breadcrumb(content: Content, entry: Entry, absolute: Absolute): BreadcrumbList {
  const steps = breadcrumbsOf(content, entry).filter(({ path }) => !path?.includes('#'));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, i) => ({ '@type': 'ListItem', position: i + 1, name: title, item: absolute(path ?? entry.path) }) as const),
  };
}

/** Google's course list in its summary form: the details stand on the courses' own pages. */
function courseList(content: Content, absolute: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: coursesOf(content).map((entry, i) => ({ '@type': 'ListItem', position: i + 1, url: absolute(entry.path) }) as const),
  };
}
