import type {
  EducationalOrganizationLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  PostalAddress,
} from 'schema-dts';
import { type Branch, branchId, type Content, pageWith } from '@/lib/content';
import { weekdaysIn } from '@/lib/format/days';
import { encodedPicture } from '@/lib/pictures/manifest';
import { canonicalUrl, organizationId } from './address';
import { nonEmpty } from './non-empty';

export type BranchNode = MergeLeafTypes<[LocalBusinessLeaf, EducationalOrganizationLeaf]> & { '@id': string };

/**
 * The schema.org node of a branch; its `@id` is its address on the contact page.
 * @param hasDetails whether to include hours, coordinates and photo, which only the contact page shows
 */
export function branchNode(content: Content, data: Branch, hasDetails: boolean): BranchNode {
  const { short, phone, email, map } = data;
  const url = canonicalUrl(content, `${pageWith(content, 'contact').path}#${branchId(data)}`);
  return {
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    '@id': url,
    name: `${content.site.name}, ${short}`,
    url,
    parentOrganization: { '@id': organizationId(content) },
    address: postalAddress(data),
    telephone: phone,
    email,
    hasMap: map.open,
    ...(hasDetails ? onContact(content, data) : {}),
  };
}

const onContact = (content: Content, { geo, hours, photo }: Branch) => ({
  geo: geo && { '@type': 'GeoCoordinates' as const, latitude: geo.latitude, longitude: geo.longitude },
  openingHoursSpecification: nonEmpty(
    hours.map(({ days, from, to }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: weekdaysIn(days),
      opens: from,
      closes: to,
    })),
  ),
  image: photo && canonicalUrl(content, encodedPicture(photo.picture).single),
});

/** A postal address, whose street leaves out the parts with separate properties. */
export function postalAddress({ address, locality, region, country, postalCode }: Branch): PostalAddress {
  // The last line repeats region and country.
  const lines = address.length > 1 ? address.slice(0, -1) : address;
  const parts = lines.flatMap((line) => line.replace(postalCode ?? '', '').split(','));
  const street = parts.map((part) => part.trim()).filter((part) => part && part !== locality);
  return {
    '@type': 'PostalAddress',
    streetAddress: (street.length > 0 ? street : lines).join(', '),
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}
