/**
 * What each type of node must have: schema.org's own terms where they are plain, and the required and recommended
 * properties of Google Search Central's documents (organization, local business, course list, breadcrumb, carousel,
 * site name, video) as far as the page can truthfully give them.
 */
export type Json = Record<string, unknown>;

type Rule = (value: unknown) => boolean;

const text: Rule = (v) => typeof v === 'string' && v.trim().length > 1;
const webUrl: Rule = (v) => typeof v === 'string' && /^https:\/\/[^\s]+$/.test(v) && URL.canParse(v);
const whole: Rule = (v) => Number.isInteger(v) && (v as number) > 0;
const day: Rule = (v) => typeof v === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(v) && !Number.isNaN(Date.parse(v));
const duration: Rule = (v) => typeof v === 'string' && /^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/.test(v);
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

const LOCAL_BUSINESS = { name: text, url: webUrl, address: node('PostalAddress'), telephone: text, email: text, parentOrganization: reference };

/** Properties that a node of a type must have. */
const REQUIRED: Record<string, Record<string, Rule>> = {
  Organization: { name: text, url: webUrl },
  LocalBusiness: LOCAL_BUSINESS,
  EducationalOrganization: LOCAL_BUSINESS,
  PostalAddress: { streetAddress: text, addressLocality: text, addressCountry: country },
  WebSite: { name: text, url: webUrl },
  Course: { name: text, description: text, provider: reference, url: webUrl },
  CourseInstance: { courseMode: text, courseWorkload: text },
  Service: { name: text, description: text, provider: reference, serviceType: text, url: webUrl },
  // Google shows a breadcrumb of at least two steps, and a course list of at least three courses.
  BreadcrumbList: { itemListElement: list((v) => node('ListItem')(v) && isNode(v) && text(v.name) && webUrl(v.item), 2) },
  ItemList: { itemListElement: list((v) => node('ListItem')(v) && isNode(v) && (webUrl(v.url) || node('Course')(v.item)), 3) },
  ListItem: { position: whole },
  VideoObject: { name: text, description: text, thumbnailUrl: webUrl, contentUrl: webUrl, uploadDate: day, duration },
};

/** Properties that no page here can back: nobody has rated, priced or reviewed anything in the content. */
const FORBIDDEN = ['aggregateRating', 'review', 'reviewRating', 'ratingValue', 'offers', 'price', 'priceRange', 'award'];

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
    if (!('@type' in n)) return defined.has(n['@id']) && Object.keys(n).length === 1 ? [] : [`${JSON.stringify(n)} refers to nothing on this page`];
    const types = [n['@type']].flat() as string[];
    const missing = types.flatMap((type) => {
      const rules = REQUIRED[type];
      if (!rules) return [`${type} is not in the table`];
      return Object.entries(rules).flatMap(([name, rule]) => (rule(n[name]) ? [] : [`${type}.${name} is ${JSON.stringify(n[name])}`]));
    });
    return [...missing, ...FORBIDDEN.filter((name) => name in n).map((name) => `${types.join('+')} has ${name}`)];
  });
}
