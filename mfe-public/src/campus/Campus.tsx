import { withPrefix } from '@university/shared/language';
import { universityLink } from '../structured-data';
import { texts } from './texts';
import { type CampusPage, campusQuery, mapQuery } from './queries';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { PHONE_WIDE, Picture, radius, space, Stack, Page } from '@university/shared/kit';
import styled from 'styled-components';
import { Corrections } from '../components/Corrections';
import { HeaderPicture } from '../components/HeaderPicture';
import { LoadedPage } from '../components/LoadedPage';
import { Offers } from '../components/Offers';
import { Part } from '../components/Part';
import { WithAside } from '../components/WithAside';
import { RichText } from '@university/shared/prose';
import { movedTo, prepare, prepareOne } from '@university/shared/reading';
import { Access, Ask, CampusFacts, Director, Labs, Living, Reach } from './parts';
import { Badges, ZoneLinks } from './described';

/** schema.org data of a campus. Source of `amenityFeature`: schema.org/LocationFeatureSpecification */
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

export default function Campus() {
  const { name = '' } = useParams();
  return (
    <LoadedPage query={useQuery(campusQuery(name))} texts={texts} to="/campus" link={texts.toZones}>
      {(campus) => <Detail campus={campus} />}
    </LoadedPage>
  );
}

export const loader = ({ params: { name = '' }, url, queryClient }: LoaderArgs): Promise<PageInfo> =>
  prepareOne(queryClient, campusQuery(name), texts.missingTitle, async (campus) => {
    if (campus.slug !== name) throw movedTo(`/campus/${encodeURIComponent(campus.slug)}`, url);
    await prepare(queryClient, mapQuery());
    return {
      title: campus.name,
      description: texts.describe(campus.name, campus.location),
      structuredData: [campusData(campus, url.origin)],
    };
  });

const Gallery = styled.ul`
  list-style: none;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space(2)};
  img {
    border-radius: ${radius.large};
  }
`;

const RATIO = 3 / 2;

function Detail({ campus }: { campus: CampusPage }) {
  const { data: map } = useQuery(mapQuery());
  const { name, location, picture, pictures, info, programs } = campus;
  return (
    <Page title={name} lead={location} seed={campus.code} picture={picture && <HeaderPicture picture={picture} />}>
      <Stack $gap={6}>
        <WithAside aside={<CampusFacts campus={campus} />}>
          <Stack $gap={3}>
            <Badges {...campus} />
            {info && <RichText html={info} />}
          </Stack>
        </WithAside>
        <Reach campus={campus} map={map} />
        {programs.length > 0 && (
          <Part id="programmes" title={texts.taught}>
            <Offers caption={texts.offers} offers={programs} />
          </Part>
        )}
        <Labs campus={campus} />
        <Access campus={campus} />
        <Living campus={campus} />
        <Director campus={campus} />
        <Ask campus={campus} />
        {pictures.length > 0 && (
          <Part id="pictures" title={texts.gallery}>
            <Gallery>
              {pictures.map((each) => (
                <li key={each._id}>
                  <Picture picture={each} ratio={RATIO} sizes={`(min-width: 52rem) 24rem, ${PHONE_WIDE}`} />
                </li>
              ))}
            </Gallery>
          </Part>
        )}
        <Corrections corrections={campus.corrections} />
        {map && <ZoneLinks zones={map.zones} />}
      </Stack>
    </Page>
  );
}
