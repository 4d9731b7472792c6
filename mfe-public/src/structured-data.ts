import { identity } from '@university/shared/identity';

const [street, city = ''] = identity.address;
const [, locality, postalCode] = /^(.*) (\d{6})$/.exec(city) ?? [];

export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  postalCode,
  addressCountry: 'IN',
};

const universityId = (origin: string) => `${origin}/#university`;

export const universityLink = (origin: string) => ({
  '@type': 'CollegeOrUniversity',
  '@id': universityId(origin),
  name: identity.name,
  url: origin,
});

export const university = (origin: string) => ({
  '@type': 'CollegeOrUniversity',
  '@id': universityId(origin),
  name: identity.name,
  alternateName: identity.shortName,
  ...(identity.tagline && { slogan: identity.tagline }),
  url: origin,
  logo: `${origin}/icon.svg`,
  email: identity.helpDesk,
  telephone: identity.phone,
  address: postalAddress,
  sameAs: identity.social.map(({ url }) => url),
});

/** The largest file of a picture. */
export const pictureUrl = ({ base, widths }: { base: string; widths: readonly number[] }, origin: string): string =>
  new URL(`${base}-${widths.at(-1)}.webp`, origin).href;
