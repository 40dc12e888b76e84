/** A course in schema.org's terms: each property by itself, and only what its page shows. */
import type { CourseInstance, Course as CourseNode, Offer, Place } from 'schema-dts';
import { type Batch, branchOf, type Content, type Course, type Fee, nextBatches } from '@/lib/content';
import { TIME_ZONES, weekdaysIn } from '@/lib/content/days';
import { type Absolute, organizationId } from './address';
import { postalAddress } from './branch';

/** What Google's document on course info calls the ways of teaching. */
const MODES = { Classroom: 'Onsite', Online: 'Online', Blended: 'Blended' } as const;

/** The node of a course's own page. */
export function courseNode(content: Content, entry: Course, absolute: Absolute): CourseNode {
  const { data } = entry;
  const url = absolute(entry.path);
  const instances = courseInstances(content, entry);
  const { certificate } = data;
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: data.title,
    description: data.description,
    provider: { '@id': organizationId(absolute) },
    ...(data.level ? { educationalLevel: data.level } : {}),
    ...(data.timeRequired ? { timeRequired: data.timeRequired } : {}),
    ...(data.prerequisites ? { coursePrerequisites: data.prerequisites } : {}),
    ...(data.languages.length > 0 ? { availableLanguage: [...data.languages] } : {}),
    ...(data.outcomes.length > 0 ? { teaches: [...data.outcomes] } : {}),
    ...(data.software.length > 0
      ? {
          about: data.software.map(({ name, release }) => ({
            '@type': 'SoftwareApplication' as const,
            name,
            ...(release ? { softwareVersion: release } : {}),
          })),
        }
      : {}),
    ...(certificate
      ? {
          educationalCredentialAwarded: {
            '@type': 'EducationalOccupationalCredential' as const,
            name: certificate.name,
            ...(certificate.recognisedBy
              ? { recognizedBy: { '@type': 'Organization' as const, name: certificate.recognisedBy.name, url: certificate.recognisedBy.url } }
              : {}),
          },
        }
      : {}),
    ...(data.sources.length > 0 ? { citation: data.sources.map(({ name, url }) => ({ '@type': 'CreativeWork' as const, name, url })) } : {}),
    ...(data.fee.length > 0 ? { offers: data.fee.map((fee) => offer(fee, url)) } : {}),
    ...(instances.length > 0 ? { hasCourseInstance: instances } : {}),
  };
}

/** A fee of ours; the authority's are never offers. */
export function offer({ amount, currency, taxIncluded, asOf }: Fee, url: string): Offer {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: amount,
    priceCurrency: currency,
    url,
    priceSpecification: { '@type': 'PriceSpecification', price: amount, priceCurrency: currency, valueAddedTaxIncluded: taxIncluded, validFrom: asOf },
  };
}

/** One instance for each batch; without batches one for what is known of all of them, and none where nothing is. */
export function courseInstances(content: Content, entry: Course): CourseInstance[] {
  const { mode, workload, branches } = entry.data;
  const batches = nextBatches(entry);
  const shared = workload ? { courseWorkload: workload } : {};
  const modes = (some: readonly (typeof mode)[number][]) => (some.length > 0 ? { courseMode: some.map((m) => MODES[m]) } : {});
  if (batches.length > 0)
    return batches.map(({ batch }) => ({
      '@type': 'CourseInstance',
      ...modes(batch.mode ? [batch.mode] : mode),
      ...shared,
      startDate: batch.start,
      ...(batch.end ? { endDate: batch.end } : {}),
      location: place(content, batch.branch),
      courseSchedule: schedule(content, batch),
    }));
  const places = branches.length > 0 ? { location: branches.map((id) => place(content, id)) } : {};
  const known = { ...modes(mode), ...shared, ...places };
  return Object.keys(known).length > 0 ? [{ '@type': 'CourseInstance', ...known }] : [];
}

function schedule(content: Content, { start, end, days, from, to, branch }: Batch) {
  const zone = TIME_ZONES[branchOf(content, branch)?.country ?? ''];
  return {
    '@type': 'Schedule' as const,
    repeatFrequency: 'P1W',
    byDay: weekdaysIn(days).map((day) => `https://schema.org/${day}` as const),
    startDate: start,
    ...(end ? { endDate: end } : {}),
    startTime: from,
    endTime: to,
    ...(zone ? { scheduleTimezone: zone.id } : {}),
  };
}

/** A branch as the place of lessons: its name and address stand on the page's calendar and on Contact. */
export function place(content: Content, id: string): Place {
  const branch = branchOf(content, id);
  if (!branch) throw new Error(`'${id}' is no branch`);
  return { '@type': 'Place', name: branch.short, address: postalAddress(branch) };
}
