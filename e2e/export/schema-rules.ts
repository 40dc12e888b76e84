/**
 * What each type of node must have and may not have, from Google Search Central's documents as far as the page can
 * truthfully say it. That a property belongs to its type is the compiler's to say (schema-dts in lib/seo).
 *   Organization    developers.google.com/search/docs/appearance/structured-data/organization
 *   LocalBusiness   …/structured-data/local-business (address, geo, openingHoursSpecification with full names of days)
 *   Course          …/structured-data/course (name, description, provider), …/course-info (offers with category,
 *                   hasCourseInstance with courseMode Online, Onsite or Blended)
 *   ItemList        …/structured-data/carousel: the summary form has position and url alone
 *   BreadcrumbList  …/structured-data/breadcrumb: at least two steps, each a page
 *   WebSite         …/docs/appearance/site-names
 *   JobPosting      …/structured-data/job-posting: a page of its own for each post; none here has one, so there is none
 */
export type Json = Record<string, unknown>;

type Rule = (value: unknown) => boolean;

const isNode = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v);
const text: Rule = (v) => typeof v === 'string' && v.trim().length > 1;
const webUrl: Rule = (v) => typeof v === 'string' && /^https:\/\/[^\s]+$/.test(v) && URL.canParse(v);
const reference: Rule = (v) => isNode(v) && typeof v['@id'] === 'string';
const node =
  (type: string): Rule =>
  (v) =>
    isNode(v) && v['@type'] === type;
/** Google shows a breadcrumb of at least two steps, each a page; entries of a list are addresses alone. */
const listOf =
  (least: number, rule: (v: Json) => boolean): Rule =>
  (v) =>
    Array.isArray(v) && v.length >= least && v.every((item) => isNode(item) && rule(item));

const LOCAL_BUSINESS = 'name url address telephone email parentOrganization';

/** Properties that a node of a type must have. */
const REQUIRED: Record<string, string> = {
  Organization: 'name url',
  LocalBusiness: LOCAL_BUSINESS,
  EducationalOrganization: LOCAL_BUSINESS,
  PostalAddress: 'streetAddress addressLocality addressCountry',
  WebSite: 'name url',
  Course: 'name description provider url',
  Service: 'name description provider url',
  BreadcrumbList: 'itemListElement',
  ItemList: 'itemListElement',
  ListItem: 'position',
  Offer: 'category price priceCurrency priceSpecification',
  PriceSpecification: 'price priceCurrency validFrom',
  Place: 'name address',
  Schedule: 'repeatFrequency startDate startTime endTime scheduleTimezone',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  EducationalOccupationalCredential: 'name',
  SoftwareApplication: 'name',
  CreativeWork: 'name url',
  Person: 'name',
  CourseInstance: '',
  ServiceChannel: '',
};

/** What a property must be wherever it is required; a text unless it stands here. */
const VALUES: Record<string, Rule> = {
  url: webUrl,
  address: node('PostalAddress'),
  addressCountry: (v) => typeof v === 'string' && /^[A-Z]{2}$/.test(v),
  parentOrganization: reference,
  provider: reference,
  position: (v) => Number.isInteger(v) && (v as number) > 0,
  category: (v) => v === 'Paid',
  price: (v) => typeof v === 'number' && v > 0,
  priceCurrency: (v) => v === 'INR' || v === 'AED',
  priceSpecification: node('PriceSpecification'),
  latitude: (v) => typeof v === 'number',
  longitude: (v) => typeof v === 'number',
  dayOfWeek: (v) => Array.isArray(v) && v.length > 0 && v.every(text),
  'BreadcrumbList.itemListElement': listOf(2, (v) => node('ListItem')(v) && text(v.name) && webUrl(v.item)),
  'ItemList.itemListElement': listOf(
    1,
    (v) => Object.keys(v).join() === '@type,position,url' && webUrl(v.url),
  ),
};

/** Types that no page of this site may have: posts have no page of their own, a decorative loop is no video. */
const FORBIDDEN_TYPES = 'JobPosting VideoObject FAQPage GovernmentService GovernmentOrganization'.split(' ');

/** Properties that no page here can back: the content has no ratings or reviews. */
const FORBIDDEN = ['aggregateRating', 'review', 'reviewRating', 'ratingValue', 'priceRange', 'award'];

/** A node and all nodes within it. */
export function nodesWithin(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesWithin);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesWithin)];
}

/** What is wrong with a graph, by the tables above. */
export function problemsOf(graph: Json): string[] {
  const all = nodesWithin(graph['@graph']);
  const defined = new Set(all.filter((n) => '@type' in n).map((n) => n['@id']));
  return all.flatMap((n) => {
    if (!('@type' in n))
      return defined.has(n['@id']) && Object.keys(n).length === 1
        ? []
        : [`${JSON.stringify(n)} refers to nothing on this page`];
    const types = [n['@type']].flat() as string[];
    const missing = types.flatMap((type) => {
      const names = REQUIRED[type];
      if (names === undefined) return [`${type} is not in the table`];
      return names.split(' ').flatMap((name) => {
        const rule = VALUES[`${type}.${name}`] ?? VALUES[name] ?? text;
        return name === '' || rule(n[name]) ? [] : [`${type}.${name} is ${JSON.stringify(n[name])}`];
      });
    });
    const forbidden = types
      .filter((type) => FORBIDDEN_TYPES.includes(type))
      .map((type) => `${type} has no place here`);
    return [
      ...missing,
      ...forbidden,
      ...FORBIDDEN.filter((name) => name in n).map((name) => `${types.join('+')} has ${name}`),
    ];
  });
}
