import { useQuery } from '@university/shared/query';
import type { LoaderArgs, PageInfo } from '@university/shared/remote';
import { useParams } from '@university/shared/router';
import { Container, Grid, Muted, PageHeader, Section, Stack } from '@university/shared/ui';
import styled from 'styled-components';
import { zoneQuery } from '../api/campus';
import { prepare } from '../api/prepare';
import { CampusCard } from '../campus/CampusCard';
import { ZoneLinks } from '../campus/ZoneLinks';
import { Loaded } from '../parts/Loaded';
import { texts } from '../campus-texts';
import { type ListedZone, zoneOf } from '../zones';

const Cards = styled(Grid)`
  list-style: none;
  padding: 0;
`;

/** The campuses of a zone. */
export default function CampusZone() {
  const zone = zoneOf(useParams().zone);
  return (
    <>
      <PageHeader
        title={zone ? texts.zoneTitle(zone.title) : texts.unknownZoneTitle}
        lead={zone ? texts.zoneLead : texts.unknownZone}
      />
      <Section>
        <Container>
          <Stack $gap={4}>
            {zone && <Campuses zone={zone} />}
            <ZoneLinks except={zone} />
          </Stack>
        </Container>
      </Section>
    </>
  );
}

function Campuses({ zone }: { zone: ListedZone }) {
  const campuses = useQuery(zoneQuery(zone.id));
  return (
    <Loaded query={campuses} loading={texts.loadingZone} failed={texts.failedZone}>
      {(list) =>
        list.length > 0 ? (
          <Cards as="ul" $min="18rem">
            {list.map((campus) => (
              <CampusCard key={campus.slug} campus={campus} />
            ))}
          </Cards>
        ) : (
          <Muted>{texts.emptyZone}</Muted>
        )
      }
    </Loaded>
  );
}

export async function loader({ params, queryClient }: LoaderArgs): Promise<PageInfo | undefined> {
  const zone = zoneOf(params.zone);
  if (!zone) return { status: 404, title: texts.unknownZoneTitle };
  const campuses = await prepare(queryClient, zoneQuery(zone.id));
  return {
    status: campuses ? 200 : 503,
    title: texts.zoneTitle(zone.title),
    description:
      campuses &&
      texts.describeZone(
        zone.title,
        campuses.map(({ name }) => name),
      ),
  };
}
