import { withPrefix } from '@university/shared/language';
import { universityLink } from '../structured-data';
import { texts } from './texts';
import type { CampusPage } from './queries';

/**
 * A campus as schema.org has it: a place that belongs to the university. Nothing is in it that its page does not say.
 * Source of what describes access: schema.org/LocationFeatureSpecification
 */
export function campusData(campus: CampusPage, origin: string): object {
  const { slug, name, location, city, pin, latitude, longitude, email, phone, accessible, access, picture } = campus;
  const path = `/campus/${slug}`;
  const features = [
    ...(accessible === null ? [] : [{ name: texts.access.feature, value: accessible }]),
    ...access.map((feature) => ({ name: feature, value: true })),
  ];
  return {
    '@type': ['CollegeOrUniversity', 'Place'],
    '@id': `${origin + path}#campus`,
    name,
    url: origin + withPrefix(path),
    parentOrganization: universityLink(origin),
    address: { '@type': 'PostalAddress', streetAddress: location, addressLocality: city, postalCode: pin },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(picture && { image: new URL(`${picture.base}-${picture.widths.at(-1)}.webp`, origin).href }),
    ...(features.length > 0 && {
      amenityFeature: features.map((feature) => ({ '@type': 'LocationFeatureSpecification', ...feature })),
    }),
  };
}
