import { useQuery } from '@university/shared/query';
import { Container, Grid, Muted, Section, Stack } from '@university/shared/ui';
import { campusesQuery } from '../../api/campuses';
import { ErrorBoundary } from '../../parts/ErrorBoundary';
import { Loaded } from '../../parts/Loaded';
import { SectionHead } from '../SectionHead';
import { texts } from '../texts';
import { ZONES } from '../../zones';
import { ZoneCard } from './ZoneCard';

/** Where the university teaches. */
export function CampusesByZone() {
  return (
    <Section aria-labelledby="campuses">
      <Container>
        <Stack $gap={3}>
          <SectionHead id="campuses" title={texts.campuses.title} lead={texts.campuses.lead} />
          <ErrorBoundary>
            <Zones />
          </ErrorBoundary>
        </Stack>
      </Container>
    </Section>
  );
}

function Zones() {
  return (
    <Loaded query={useQuery(campusesQuery())} loading={texts.campuses.loading} failed={texts.campuses.failed}>
      {(campuses) =>
        campuses.length === 0 ? (
          <Muted>{texts.campuses.empty}</Muted>
        ) : (
          <Grid $min="13rem">
            {ZONES.map(({ id, title }) => ({ id, title, campuses: campuses.filter(({ zone }) => zone === id) }))
              .filter((zone) => zone.campuses.length > 0)
              .map((zone) => (
                <ZoneCard key={zone.id} {...zone} />
              ))}
          </Grid>
        )
      }
    </Loaded>
  );
}
