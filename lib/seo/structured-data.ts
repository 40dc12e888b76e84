/**
 * What a page tells search engines in schema.org's terms. Only what the page shows: no rating, no price, no date
 * that nobody has set. A page that has nothing to tell has no block.
 */
import type {
  BreadcrumbList,
  CourseInstance,
  Course as CourseNode,
  EducationalOrganizationLeaf,
  ItemList,
  LocalBusinessLeaf,
  MergeLeafTypes,
  Organization,
  Service as ServiceNode,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts';
import type { Branch, Content, Course, Entry, Service } from '@/lib/content';
import { branchId, courseGroups, pageWith, trailOf } from '@/lib/content';
import type { PageData } from '@/lib/content/schema';
import { picture } from '@/lib/media/pictures';
import { addressOf } from './address';

/** Square, at least 112 pixels: Google's rule for the logo of an organization. */
const LOGO = '/icon-512.png';

/** A branch is both what it is in a street and what it does. */
type BranchNode = MergeLeafTypes<[LocalBusinessLeaf, EducationalOrganizationLeaf]> & { '@id': string };
type Node = Thing | BranchNode;
type Absolute = (path: string) => string;

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
  if (entry.kind === 'course') return [identity(content, absolute), course(entry, absolute), breadcrumb(content, entry, absolute)];
  if (entry.kind === 'service') return [identity(content, absolute), service(entry, absolute), breadcrumb(content, entry, absolute)];
  const { data } = entry;
  switch (data.template) {
    case 'home':
      return [...organization(content, absolute), website(content, absolute), courseLinks(content, absolute)];
    case 'about':
    case 'contact':
      return organization(content, absolute);
    case 'listing':
      return [identity(content, absolute), courseList(content, absolute)];
    case 'international':
      return [video(data.video, absolute)];
    default:
      return [];
  }
}

const organizationId = (absolute: Absolute) => absolute('/#organization');

/** The institute in three words, for the pages that only refer to it. */
function identity({ site }: Content, absolute: Absolute): Organization {
  return { '@type': 'Organization', '@id': organizationId(absolute), name: site.name, url: absolute('/') };
}

/** The institute with the branches that the footer names, linked both ways. */
function organization(content: Content, absolute: Absolute): Node[] {
  const { site } = content;
  const contact = pageWith(content, 'contact').path;
  const branches = site.branches.filter((b) => b.inFooter).map((b) => branch(site.name, b, absolute, contact));
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

function branch(name: string, data: Branch, absolute: Absolute, contact: string): BranchNode {
  const { short, address, locality, region, country, phone, email, map } = data;
  const at = absolute(`${contact}#${branchId(data)}`);
  return {
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    '@id': at,
    name: `${name}, ${short}`,
    url: at,
    parentOrganization: { '@id': organizationId(absolute) },
    address: {
      '@type': 'PostalAddress',
      // The last line names what region and country say.
      streetAddress: (address.length > 1 ? address.slice(0, -1) : address).join(', '),
      addressLocality: locality,
      ...(region ? { addressRegion: region } : {}),
      addressCountry: country,
    },
    telephone: phone,
    email,
    hasMap: map.open,
  };
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

function course(entry: Course, absolute: Absolute): CourseNode {
  const { title, description } = entry.data;
  const url = absolute(entry.path);
  const instance = courseInstance(entry);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: title,
    description,
    provider: { '@id': organizationId(absolute) },
    ...(instance ? { hasCourseInstance: instance } : {}),
  };
}

/** How the course is taught, where both the mode and the hours are known; half of it would tell nobody anything. */
export function courseInstance({ data }: Pick<Course, 'data'>): CourseInstance | undefined {
  if (data.mode.length === 0 || !data.duration || !/\bhours?\b/i.test(data.duration)) return undefined;
  return { '@type': 'CourseInstance', courseMode: [...data.mode], courseWorkload: data.duration };
}

function service(entry: Service, absolute: Absolute): ServiceNode {
  const { title, description, group } = entry.data;
  const url = absolute(entry.path);
  return { '@type': 'Service', '@id': `${url}#service`, url, name: title, description, serviceType: group, provider: { '@id': organizationId(absolute) } };
}

function breadcrumb(content: Content, entry: Entry, absolute: Absolute): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(content, entry).map(
      ({ title, path }, i) => ({ '@type': 'ListItem', position: i + 1, name: title, item: absolute(path ?? entry.path) }) as const,
    ),
  };
}

/** Courses in the order of the listing. */
const coursesOf = (content: Content) => courseGroups(content).flatMap((g) => g.entries.filter((e): e is Course => e.kind === 'course'));

/** Google's course list: each course with name, description and provider, as the listing shows them. */
function courseList(content: Content, absolute: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: coursesOf(content).map((entry, i) => ({ '@type': 'ListItem', position: i + 1, item: course(entry, absolute) }) as const),
  };
}

/** The same list where only the names stand: a summary whose details are on the courses' own pages. */
function courseLinks(content: Content, absolute: Absolute): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: coursesOf(content).map((e, i) => ({ '@type': 'ListItem', position: i + 1, name: e.data.title, url: absolute(e.path) }) as const),
  };
}

type Video = Extract<PageData, { template: 'international' }>['video'];

function video(data: Video, absolute: Absolute): VideoObject {
  return {
    '@type': 'VideoObject',
    name: data.name,
    description: data.description,
    thumbnailUrl: absolute(picture(data.poster).single),
    contentUrl: absolute(data.mp4),
    uploadDate: data.uploaded,
    duration: `PT${data.seconds}S`,
  };
}
