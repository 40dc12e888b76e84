/** schema.org nodes of courses, with the facts that their pages show. */
import type {
  CourseInstance,
  Course as CourseNode,
  EducationalOccupationalCredential,
  Offer,
  Place,
  Schedule,
} from 'schema-dts';
import { type Batch, batchesOf, branchOf, type Content, type Course, type Fee } from '@/lib/content';
import { weekdaysIn } from '@/lib/format/days';
import { TIME_ZONES } from '@/lib/format/time-zones';
import { canonicalUrl, organizationId } from './address';
import { postalAddress } from './branch';
import { nonEmpty } from './non-empty';

/** Values of `courseMode` in Google's documentation on course info. */
const MODES = { Classroom: 'Onsite', Online: 'Online', Blended: 'Blended' } as const;

export function courseNode(content: Content, entry: Course): CourseNode {
  const { data } = entry;
  const url = canonicalUrl(content, entry.path);
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    url,
    name: data.title,
    description: data.description,
    provider: { '@id': organizationId(content) },
    educationalLevel: data.level,
    timeRequired: data.timeRequired,
    coursePrerequisites: data.prerequisites,
    availableLanguage: nonEmpty(data.languages),
    teaches: nonEmpty(data.outcomes),
    about: nonEmpty(
      data.software.map(({ name, release }) => ({
        '@type': 'SoftwareApplication' as const,
        name,
        softwareVersion: release,
      })),
    ),
    educationalCredentialAwarded: data.certificate && credential(data.certificate),
    citation: nonEmpty(
      data.sources.map(({ name, url }) => ({ '@type': 'CreativeWork' as const, name, url })),
    ),
    offers: nonEmpty(data.fee.map((fee) => offer(fee, url))),
    hasCourseInstance: nonEmpty(courseInstances(content, entry)),
  };
}

function credential({
  name,
  recognisedBy,
}: NonNullable<Course['data']['certificate']>): EducationalOccupationalCredential {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    recognizedBy: recognisedBy && { '@type': 'Organization', name: recognisedBy.name, url: recognisedBy.url },
  };
}

/** Offer with a fee of the institute; fees of authorities are no offers. */
export function offer({ amount, currency, taxIncluded, asOf }: Fee, url: string): Offer {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: amount,
    priceCurrency: currency,
    url,
    priceSpecification: {
      '@type': 'PriceSpecification',
      price: amount,
      priceCurrency: currency,
      valueAddedTaxIncluded: taxIncluded,
      validFrom: asOf,
    },
  };
}

/**
 * An instance for each batch; without batches a single one with mode, workload and branches, if any is given.
 */
function courseInstances(content: Content, entry: Course): CourseInstance[] {
  const { mode, workload, branches } = entry.data;
  const instance = (modes: typeof mode) => ({
    '@type': 'CourseInstance' as const,
    courseMode: nonEmpty(modes.map((m) => MODES[m])),
    courseWorkload: workload,
  });
  const batches = batchesOf(entry).map(({ batch }) => ({
    ...instance(batch.mode ? [batch.mode] : mode),
    startDate: batch.start,
    endDate: batch.end,
    location: placeNode(content, batch.branch),
    courseSchedule: schedule(content, batch),
  }));
  if (batches.length > 0) return batches;
  const isKnown = mode.length > 0 || workload || branches.length > 0;
  return isKnown
    ? [{ ...instance(mode), location: nonEmpty(branches.map((id) => placeNode(content, id))) }]
    : [];
}

function schedule(content: Content, { start, end, days, from, to, branch }: Batch): Schedule {
  return {
    '@type': 'Schedule',
    repeatFrequency: 'P1W',
    byDay: weekdaysIn(days).map((day) => `https://schema.org/${day}` as const),
    startDate: start,
    endDate: end,
    startTime: from,
    endTime: to,
    scheduleTimezone: TIME_ZONES[branchOf(content, branch)?.country ?? '']?.id,
  };
}

/** @throws for an unknown branch */
export function placeNode(content: Content, id: string): Place {
  const branch = branchOf(content, id);
  if (!branch) throw new Error(`'${id}' is no branch`);
  return { '@type': 'Place', name: branch.short, address: postalAddress(branch) };
}
