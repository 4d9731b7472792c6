import type { Campus } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { color, Grid, SectionTitle, space, Stack, text } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../campus-texts';
import { accessOf } from './access';
import { inWords } from './metro';

const Way = styled.div`
  padding-top: ${space(1.5)};
  border-top: 2px solid ${color.accent};
  h3 {
    margin-bottom: ${space(0.5)};
    font-size: ${text.large};
  }
`;

interface Props {
  campus: Pick<Campus, 'nearest_metro' | 'pin' | 'location' | 'accessible'>;
}

/** The way to a campus, and whom to ask before setting out. */
export function HowToReach({ campus: { nearest_metro, pin, location, accessible } }: Props) {
  return (
    <Stack as="section" aria-labelledby="reach">
      <SectionTitle id="reach">{texts.reach}</SectionTitle>
      <Grid $min="20rem">
        <Way>
          <h3>{texts.byMetro}</h3>
          <p>{nearest_metro ? texts.metroWay(inWords(nearest_metro)) : texts.metroNone}</p>
        </Way>
        <Way>
          <h3>{texts.byRoad}</h3>
          <p>{texts.roadWay(location, pin)}</p>
        </Way>
        <Way>
          <h3>{texts.stepFree}</h3>
          <p>
            {accessOf(accessible).advice} <a href={`mailto:${identity.helpDesk}`}>{identity.helpDesk}</a>
          </p>
        </Way>
      </Grid>
    </Stack>
  );
}
