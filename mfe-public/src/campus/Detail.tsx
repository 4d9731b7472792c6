import { Container, PageHeader, Prose, Section, Stack, space, wide } from '@university/shared/ui';
import styled from 'styled-components';
import { type CampusDetail, campusProgramsQuery } from '../api/campus';
import { texts } from '../campus-texts';
import { zoneOf } from '../zones';
import { Badges } from './Badges';
import { CampusFacts } from './CampusFacts';
import { OfferedPrograms } from '../parts/OfferedPrograms';
import { useQuery } from '@university/shared/query';
import { HowToReach } from './HowToReach';
import { Labs } from './Labs';
import { Portrait } from './Portrait';
import { ZoneLinks } from './ZoneLinks';

const Opening = styled.div`
  display: grid;
  gap: ${space(3)};
  ${wide.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

/** All about one campus. */
export function Detail({ campus }: { campus: CampusDetail }) {
  return (
    <>
      <PageHeader
        title={campus.name}
        lead={texts.lead(zoneOf(campus.zone)?.title ?? campus.zone)}
        seed={campus.code}
      />
      <Section>
        <Container>
          <Stack $gap={6}>
            <Opening>
              <Stack $gap={3}>
                <Prose>
                  <Badges {...campus} />
                  <p>{campus.info}</p>
                </Prose>
                <CampusFacts campus={campus} />
              </Stack>
              <Portrait photo={campus.campus_photo} alt={texts.photo(campus.name)} code={campus.code} />
            </Opening>
            <HowToReach campus={campus} />
            <OfferedPrograms
              query={useQuery(campusProgramsQuery(campus.slug))}
              title={texts.programmes}
              none={texts.noProgrammes}
            />
            <Labs labs={campus.labs} />
            <ZoneLinks />
          </Stack>
        </Container>
      </Section>
    </>
  );
}
