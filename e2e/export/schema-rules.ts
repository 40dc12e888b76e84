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

const text: Rule = (v) => typeof v === 'string' && v.trim().length > 1;
const webUrl: Rule = (v) => typeof v === 'string' && /^https:\/\/[^\s]+$/.test(v) && URL.canParse(v);
const oneOf =
  (...values: string[]): Rule =>
  (v) =>
    values.includes(v as string);
const whole: Rule = (v) => Number.isInteger(v) && (v as number) > 0;
const amount: Rule = (v) => typeof v === 'number' && v > 0;
const country: Rule = (v) => typeof v === 'string' && /^[A-Z]{2}$/.test(v);
const node =
  (type: string, orId = false): Rule =>
  (v) =>
    isNode(v) && (v['@type'] === type || (orId && '@id' in v && !('@type' in v)));
const list =
  (rule: Rule, least: number): Rule =>
  (v) =>
    Array.isArray(v) && v.length >= least && v.every(rule);
const reference: Rule = (v) => isNode(v) && typeof v['@id'] === 'string';

const isNode = (v: unknown): v is Json => typeof v === 'object' && v !== null && !Array.isArray(v);

const LOCAL_BUSINESS = {
  name: text,
  url: webUrl,
  address: node('PostalAddress'),
  telephone: text,
  email: text,
  parentOrganization: reference,
};

/** Properties that a node of a type must have. */
const REQUIRED: Record<string, Record<string, Rule>> = {
  Organization: { name: text, url: webUrl },
  LocalBusiness: LOCAL_BUSINESS,
  EducationalOrganization: LOCAL_BUSINESS,
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: country },
  WebSite: { name: text, url: webUrl },
  Course: { name: text, description: text, provider: reference, url: webUrl },
  Service: { name: text, description: text, provider: reference, url: webUrl },
  // Google shows a breadcrumb of at least two steps, and a course list of at least three courses.
  BreadcrumbList: {
    itemListElement: list((v) => node('ListItem')(v) && isNode(v) && text(v.name) && webUrl(v.item), 2),
  },
  ItemList: {
    itemListElement: list(
      (v) => isNode(v) && Object.keys(v).join() === '@type,position,url' && webUrl(v.url),
      1,
    ),
  },
  ListItem: { position: whole },
  Offer: {
    category: oneOf('Paid'),
    price: amount,
    priceCurrency: oneOf('INR', 'AED'),
    priceSpecification: node('PriceSpecification'),
  },
  PriceSpecification: { price: amount, priceCurrency: oneOf('INR', 'AED'), validFrom: text },
  Place: { name: text, address: node('PostalAddress') },
  Schedule: {
    repeatFrequency: text,
    startDate: text,
    startTime: text,
    endTime: text,
    scheduleTimezone: text,
  },
  GeoCoordinates: { latitude: (v) => typeof v === 'number', longitude: (v) => typeof v === 'number' },
  OpeningHoursSpecification: { dayOfWeek: list(text, 1), opens: text, closes: text },
  EducationalOccupationalCredential: { name: text },
  SoftwareApplication: { name: text },
  CreativeWork: { name: text, url: webUrl },
  Person: { name: text },
  CourseInstance: {},
  ServiceChannel: {},
};

/** Types that no page of this site may have: posts have no page of their own, a decorative loop is no video. */
const FORBIDDEN_TYPES = [
  'JobPosting',
  'VideoObject',
  'FAQPage',
  'GovernmentService',
  'GovernmentOrganization',
];

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
      const rules = REQUIRED[type];
      if (!rules) return [`${type} is not in the table`];
      return Object.entries(rules).flatMap(([name, rule]) =>
        rule(n[name]) ? [] : [`${type}.${name} is ${JSON.stringify(n[name])}`],
      );
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
