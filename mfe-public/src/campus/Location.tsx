import { identity } from '@university/shared/identity';
import { Link } from '@university/shared/router';
import {
  color,
  Grid,
  OutsideLink,
  SectionTitle,
  space,
  Stack,
  text,
  type Fact,
  FactList,
} from '@university/shared/kit';
import styled from 'styled-components';
import { accessOf, inWords, mapLink } from './described';
import type { CampusDetail } from './queries';
import { texts } from './texts';
import { zoneOf } from './zones';

/** Where a campus is, in short. */
export function CampusFacts({ campus }: { campus: CampusDetail }) {
  const { name, location, pin, zone, nearest_metro, accessible } = campus;
  const facts: Fact[] = [
    {
      term: texts.address,
      value: (
        <>
          {location}
          <br />
          <OutsideLink href={mapLink(`${name}, ${location}`)}>{texts.map}</OutsideLink>
        </>
      ),
      width: 'whole',
    },
    { term: texts.pin, value: pin },
    { term: texts.metro, value: nearest_metro ? inWords(nearest_metro) : texts.noMetro },
    { term: texts.zone, value: <Link to={`/campus/zone/${zone}`}>{zoneOf(zone)?.title ?? zone}</Link> },
    { term: texts.accessibility, value: accessOf(accessible).short, width: 'whole' },
  ];
  return <FactList facts={facts} />;
}

const Way = styled.div`
  padding-top: ${space(1.5)};
  border-top: 2px solid ${color.accent};
  h3 {
    margin-bottom: ${space(0.5)};
    font-size: ${text.large};
  }
`;

/** The way to a campus, and whom to ask before setting out. */
export function HowToReach({ campus: { nearest_metro, pin, location, accessible } }: { campus: CampusDetail }) {
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
