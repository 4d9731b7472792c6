import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { Grid, Message, Muted, Stack } from '@university/shared/kit';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { Page } from '../components/Page';
import { Part } from '../components/Part';
import { prepare } from '../reading';
import { CampusCard } from './CampusCard';
import { ZoneLinks } from './described';
import { ZoneMap } from './map/ZoneMap';
import { mapQuery, zoneQuery } from './queries';
import { texts } from './texts';

const Cards = styled(Grid)`
  list-style: none;
  padding: 0;
`;

/** The campuses of a zone, as a list and on a map. */
export default function CampusZone() {
  const { zone: code = '' } = useParams();
  const query = useQuery(zoneQuery(code));
  const { data: map } = useQuery(mapQuery());
  const found = query.data;
  const isUnknown = found === null;
  return (
    <Page
      title={isUnknown ? texts.unknownZoneTitle : found ? texts.zoneTitle(found.zone.name) : texts.zones}
      lead={isUnknown ? undefined : texts.zoneLead}
    >
      <Stack $gap={4}>
        <Loaded query={query} loading={texts.loadingZone} failed={texts.failedZone}>
          {(zone) => {
            if (!zone)
              return (
                <Message>
                  <p>{texts.unknownZone}</p>
                </Message>
              );
            if (zone.campuses.length === 0) return <Muted>{texts.emptyZone}</Muted>;
            return (
              <Cards as="ul" $min="18rem">
                {zone.campuses.map((campus) => (
                  <CampusCard key={campus.slug} campus={campus} />
                ))}
              </Cards>
            );
          }}
        </Loaded>
        {map && found && found.campuses.length > 0 && (
          <Part id="map" title={texts.zoneMap}>
            <ZoneMap {...map} focus={{ zone: found.zone.code }} />
          </Part>
        )}
        {map && <ZoneLinks zones={map.zones} except={found?.zone.code} />}
      </Stack>
    </Page>
  );
}

export async function loader({ params: { zone = '' }, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const [found] = await Promise.all([prepare(queryClient, zoneQuery(zone)), prepare(queryClient, mapQuery())]);
  if (found === null) return { status: 404, title: texts.unknownZoneTitle };
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
