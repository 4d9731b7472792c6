import { Link, useParams } from '@university/shared/router';
import {
  color,
  type Fact,
  FactList,
  Page,
  PHONE_WIDE,
  Picture,
  radius,
  space,
  Stack,
  width,
} from '@university/shared/kit';
import styled from 'styled-components';
import { contactFacts } from '../components/contacts';
import { Corrections } from '../components/Corrections';
import { HeaderPicture } from '../components/HeaderPicture';
import { Part, WithAside } from '../components/parts';
import { Leader } from '../people/people';
import { EvenText, RichText } from '@university/shared/prose';
import { accessOf, Badges, fullAddress, inWords, MapLink, ZoneLinks } from './described';
import { ZoneMap } from './map/ZoneMap';
import { type CampusMap, type CampusPage, campusesQuery, campusQuery } from './queries';
import { texts } from './texts';
import { withPrefix } from '@university/shared/language';
import { pictureUrl, universityLink } from '../structured-data';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { LoadedPage } from '../components/LoadedPage';
import { Offers } from '../components/Offers';
import { movedTo, prepare, prepareOne } from '@university/shared/reading';

interface Props {
  campus: CampusPage;
}

function CampusFacts({ campus }: Props) {
  const { zone, zone_name, nearest_metro, seats } = campus;
  const facts: Fact[] = [
    { term: texts.address, value: fullAddress(campus), width: 'whole' },
    { term: texts.zone, value: <Link to={`/campus/zone/${zone}`}>{zone_name}</Link> },
    { term: texts.metro, value: nearest_metro && inWords(nearest_metro) },
    { term: texts.seats, value: seats > 0 && seats.toLocaleString('en-IN') },
  ];
  return <FactList facts={facts} />;
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;
`;

interface ReachProps extends Props {
  map: CampusMap | undefined;
}

export function Reach({ campus, map }: ReachProps) {
  const { slug, name, location, getting_there, latitude } = campus;
  return (
    <Part id="reach" title={texts.reach}>
      <Ways>
        <Stack>
          {getting_there && <EvenText html={getting_there} />}
          <p>
            <MapLink place={`${name}, ${location}`} />
          </p>
        </Stack>
        {map && latitude !== null && <ZoneMap {...map} focus={{ campus: slug }} />}
      </Ways>
    </Part>
  );
}

const Rooms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space(2)} ${space(4)};
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
    color: ${color.muted};
  }
`;

function Labs({ campus: { laboratories } }: Props) {
  if (laboratories.length === 0) return null;
  return (
    <Part id="labs" title={texts.labs}>
      <Rooms>
        {laboratories.map(({ name, text: done }) => (
          <div key={name}>
            <dt>{name}</dt>
            {done && <dd>{done}</dd>}
          </div>
        ))}
      </Rooms>
    </Part>
  );
}

const Features = styled.ul`
  max-width: ${width.text};
  padding-left: ${space(2.5)};
`;

export function Access({ campus: { accessible, access } }: Props) {
  const wheelchair = accessOf(accessible);
  if (!wheelchair && access.length === 0) return null;
  return (
    <Part id="access" title={texts.accessTitle}>
      {wheelchair && <p>{wheelchair}</p>}
      {access.length > 0 && (
        <Features>
          {access.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
      )}
    </Part>
  );
}

export function Living({ campus: { hostel, transport } }: Props) {
  if (!hostel && !transport) return null;
  return (
    <>
      {hostel && (
        <Part id="hostel" title={texts.hostel}>
          <EvenText html={hostel} />
        </Part>
      )}
      {transport && (
        <Part id="transport" title={texts.transport}>
          <EvenText html={transport} />
        </Part>
      )}
      <p>
        <Link to="/amenities/Hostels-and-Transport">{texts.allHostels}</Link>
      </p>
    </>
  );
}

const Quote = styled.blockquote`
  margin: 0;
  padding-left: ${space(3)};
  border-left: 4px solid ${color.accent};
`;

export function Director({ campus: { director, director_message } }: Props) {
  if (!director) return null;
  return (
    <Part id="director" title={texts.director}>
      <Leader person={director} />
      {director_message && (
        <Quote>
          <EvenText html={director_message} />
        </Quote>
      )}
    </Part>
  );
}

export function Ask({ campus }: Props) {
  if (!campus.email && !campus.phone) return null;
  return (
    <Part id="ask" title={texts.ask}>
      <FactList facts={contactFacts(campus, texts)} />
    </Part>
  );
}

/** schema.org data of a campus. Source of `amenityFeature`: schema.org/LocationFeatureSpecification */
function campusData(campus: CampusPage, origin: string): object {
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
    ...(picture && { image: pictureUrl(picture, origin) }),
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
    await prepare(queryClient, campusesQuery());
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
  const { data: map } = useQuery(campusesQuery());
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
