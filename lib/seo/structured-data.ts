import type {
  BreadcrumbList,
  ItemList,
  Organization,
  Service as ServiceNode,
  Thing,
  WebSite,
} from 'schema-dts';
import {
  breadcrumbsOf,
  type Content,
  coursesOf,
  type Entry,
  footerBranches,
  type Service,
} from '@/lib/content';
import { canonicalUrl, organizationId } from './address';
import { type BranchNode, branchNode } from './branch';
import { courseNode, offer, placeNode } from './course';
import { nonEmpty } from './non-empty';

/** Logo of the organization: square and at least 112 pixels, as Google requires. */
const LOGO_FILE = '/icon-512.png';

type GraphNode = Thing | BranchNode;

/** The schema.org graph of a page: only facts that it shows, in nodes that refer to each other by `@id`. */
export function structuredData(content: Content, entry: Entry) {
  const nodes = nodesOf(content, entry);
  return nodes.length > 0 ? ({ '@context': 'https://schema.org', '@graph': nodes } as const) : undefined;
}

function nodesOf(content: Content, entry: Entry): GraphNode[] {
  if (entry.kind !== 'page') {
    const node = entry.kind === 'course' ? courseNode(content, entry) : service(content, entry);
    return [identity(content), node, breadcrumb(content, entry)];
  }
  switch (entry.data.template) {
    case 'home':
      return [...organization(content), website(content)];
    case 'about':
      return organization(content, { founder: true });
    case 'contact':
      return organization(content, { all: true });
    case 'listing':
      return [identity(content), courseList(content)];
    default:
      return [];
  }
}

function identity(content: Content) {
  return {
    '@type': 'Organization',
    '@id': organizationId(content),
    name: content.site.name,
    url: canonicalUrl(content, '/'),
  } as const;
}

/**
 * The institute with its branches, linked both ways.
 * @param shown `all`: all branches with details instead of the footer's branches; `founder`: include the
 * founder
 */
function organization(content: Content, shown: { all?: boolean; founder?: boolean } = {}): GraphNode[] {
  const { site } = content;
  const founder = shown.founder ? site.founder : undefined;
  const branches = (shown.all ? site.branches : footerBranches(site)).map((b) =>
    branchNode(content, b, Boolean(shown.all)),
  );
  const whole: Organization = {
    ...identity(content),
    alternateName: site.shortName,
    logo: canonicalUrl(content, LOGO_FILE),
    slogan: site.tagline,
    foundingDate: String(site.founded),
    founder: founder && { '@type': 'Person', name: founder.name },
    sameAs: site.social.map((s) => s.url),
    subOrganization: branches.map((b) => ({ '@id': b['@id'] })),
  };
  return [whole, ...branches];
}

function website(content: Content): WebSite {
  const { site } = content;
  return {
    '@type': 'WebSite',
    '@id': canonicalUrl(content, '/#website'),
    name: site.name,
    alternateName: site.shortName,
    url: canonicalUrl(content, '/'),
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(content) },
  };
}

/** The institute's own service, without fees of authorities. */
function service(content: Content, { path, data }: Service): ServiceNode {
  const url = canonicalUrl(content, path);
  const { title, description, languages, branches, role, ourFee } = data;
  const channel = {
    availableLanguage: nonEmpty(languages),
    serviceLocation: nonEmpty(branches.map((id) => placeNode(content, id))),
  };
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: title,
    description,
    serviceType: nonEmpty(role.map((r) => SERVICE_TYPES[r])),
    provider: { '@id': organizationId(content) },
    offers: ourFee && offer(ourFee, url),
    availableChannel:
      channel.availableLanguage || channel.serviceLocation
        ? { '@type': 'ServiceChannel', ...channel }
        : undefined,
  };
}

/** Service types by kind, which differ from the authority's own service. */
const SERVICE_TYPES = {
  guidance: 'Guidance',
  paperwork: 'Document preparation',
  training: 'Training',
} as const;

/** The breadcrumb without groups, which are no pages. */
function breadcrumb(content: Content, entry: Entry): BreadcrumbList {
  const steps = breadcrumbsOf(content, entry).filter(({ path }) => !path?.includes('#'));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, i) =>
      listItem(i, { name: title, item: canonicalUrl(content, path ?? entry.path) }),
    ),
  };
}

/** Google's summary form of a course list. */
function courseList(content: Content): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: coursesOf(content).map((entry, i) =>
      listItem(i, { url: canonicalUrl(content, entry.path) }),
    ),
  };
}

const listItem = <T>(index: number, item: T) =>
  ({ '@type': 'ListItem', position: index + 1, ...item }) as const;
