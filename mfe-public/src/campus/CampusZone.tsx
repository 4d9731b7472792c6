import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { Grid, Muted, Stack, Page } from '@university/shared/kit';
import styled from 'styled-components';
import { LoadedPage } from '../components/LoadedPage';
import { Part } from '../components/Part';
import { prepare } from '@university/shared/reading';
import { CampusCard } from './CampusCard';
import { ZoneLinks } from './described';
import { ZoneMap } from './map/ZoneMap';
import { type CampusMap, mapQuery, type ZoneCampuses as Found, zoneQuery } from './queries';
import { texts } from './texts';

const Cards = styled(Grid)`
  list-style: none;
  padding: 0;
`;

export default function CampusZone() {
  const { zone: code = '' } = useParams();
  const { data: map } = useQuery(mapQuery());
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
  const [found] = await Promise.all([prepare(queryClient, zoneQuery(zone)), prepare(queryClient, mapQuery())]);
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
