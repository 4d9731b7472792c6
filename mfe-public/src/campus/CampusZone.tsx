import { Link, useParams } from '@university/shared/router';
import {
  Card,
  type Fact,
  FactLines,
  Grid,
  Muted,
  Page,
  PHONE_WIDE,
  Picture,
  space,
  Stack,
  text,
} from '@university/shared/kit';
import styled from 'styled-components';
import { accessOf, Badges, fullAddress, inWords, MapLink, ZoneLinks } from './described';
import { type CampusMap, campusesQuery, type ZoneCampus, type ZoneCampuses as Found, zoneQuery } from './queries';
import { texts } from './texts';
import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { LoadedPage } from '../components/LoadedPage';
import { Part } from '../components/parts';
import { prepare } from '@university/shared/reading';
import { ZoneMap } from './map/ZoneMap';

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  break-inside: avoid;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  h2 {
    font-size: ${text.large};
  }
`;

const RATIO = 16 / 9;

function CampusCard({ campus, isFirst }: { campus: ZoneCampus; isFirst: boolean }) {
  const { slug, name, location, nearest_metro, accessible, programs, seats, picture } = campus;
  const facts: Fact[] = [
    { term: texts.address, value: fullAddress(campus) },
    { term: texts.metro, value: nearest_metro && inWords(nearest_metro) },
    { term: texts.programmes, value: programs > 0 && programs },
    { term: texts.seats, value: seats > 0 && seats.toLocaleString('en-IN') },
    { term: texts.wheelchair, value: accessOf(accessible) },
  ];
  return (
    <Frame as="li">
      {picture && (
        <Picture picture={picture} ratio={RATIO} sizes={`(min-width: 52rem) 24rem, ${PHONE_WIDE}`} isFirst={isFirst} />
      )}
      <Body>
        <h2>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </h2>
        <Badges {...campus} />
        <FactLines facts={facts} />
        <p>
          <MapLink place={`${name}, ${location}`} />
        </p>
      </Body>
    </Frame>
  );
}

const Cards = styled(Grid)`
  list-style: none;
  padding: 0;
`;

export default function CampusZone() {
  const { zone: code = '' } = useParams();
  const { data: map } = useQuery(campusesQuery());
  return (
    <LoadedPage
      query={useQuery(zoneQuery(code))}
      texts={texts.ofZone}
      to="/campus"
      link={texts.toZones}
      missing={
        <>
          <p>{texts.ofZone.missing}</p>
          {map && <ZoneLinks zones={map.zones} />}
        </>
      }
    >
      {(found) => <Zone {...found} map={map} />}
    </LoadedPage>
  );
}

interface Props extends Found {
  map: CampusMap | undefined;
}

function Zone({ zone, campuses, map }: Props) {
  return (
    <Page title={texts.zoneTitle(zone.name)} lead={texts.zoneLead}>
      <Stack $gap={4}>
        {campuses.length > 0 ? (
          <Cards as="ul" $min="18rem">
            {campuses.map((campus, index) => (
              <CampusCard key={campus.slug} campus={campus} isFirst={index === 0} />
            ))}
          </Cards>
        ) : (
          <Muted>{texts.emptyZone}</Muted>
        )}
        {map && campuses.length > 0 && (
          <Part id="map" title={texts.zoneMap}>
            <ZoneMap {...map} focus={{ zone: zone.code }} />
          </Part>
        )}
        {map && <ZoneLinks zones={map.zones} except={zone.code} />}
      </Stack>
    </Page>
  );
}

export async function loader({ params: { zone = '' }, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const [found] = await Promise.all([prepare(queryClient, zoneQuery(zone)), prepare(queryClient, campusesQuery())]);
  if (found === null) return { status: 404, title: texts.ofZone.missingTitle };
  if (!found) return { status: 503 };
  const { name } = found.zone;
  return {
    title: texts.zoneTitle(name),
    description: texts.describeZone(
      name,
      found.campuses.map((campus) => campus.name),
    ),
  };
}
