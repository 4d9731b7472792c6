import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { ButtonLink, Card, color, Grid, Message, Row, space, Stack } from '@university/shared/kit';
import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { MinorTitle, Quiet } from '../components/type';
import type { BlockProps } from './block';
import { TitledSection } from './SectionHead';
import { campusesQuery, type ZoneOfCampuses } from './queries';
import { texts } from './texts';

/** Where the university teaches. */
export function CampusesByZone({ title, words: { campusesLead: lead } }: BlockProps) {
  const { ways } = texts.campuses;
  if (useCampuses().data?.length === 0) return null;
  return (
    <TitledSection id="campuses" title={title ?? texts.campuses.title} lead={lead ? `${lead} ${ways}` : ways}>
      <ErrorBoundary>
        <Zones />
      </ErrorBoundary>
    </TitledSection>
  );
}

const useCampuses = () => useQuery(campusesQuery());

function Zones() {
  return (
    <Loaded query={useCampuses()} loading={texts.campuses.loading} failed={texts.campuses.failed}>
      {(zones) => (
        <Stack $gap={3}>
          <Grid $min="13rem">
            {zones.map((zone) => (
              <ZoneCard key={zone.code} {...zone} />
            ))}
          </Grid>
          <Row>
            <ButtonLink $look="quiet" to="/campus">
              {texts.campuses.all}
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </Loaded>
  );
}

const Head = styled.div`
  padding-bottom: ${space(1)};
  border-bottom: 2px solid ${color.accent};
`;

const Names = styled.ul`
  list-style: none;
  padding: 0;
  margin-top: ${space(1)};
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

/** One zone with its campuses. */
function ZoneCard({ code, name, campuses }: ZoneOfCampuses) {
  return (
    <Card>
      <Head>
        <MinorTitle>
          <Link to={`/campus/zone/${code}`}>{name}</Link>
        </MinorTitle>
        <Quiet>{texts.campuses.count(campuses.length)}</Quiet>
      </Head>
      <Names>
        {campuses.map((campus) => (
          <li key={campus.slug}>
            <Link to={`/campus/${campus.slug}`}>{campus.name}</Link>
          </li>
        ))}
      </Names>
    </Card>
  );
}

/** Keeps a failure of one section from taking the page with it. Texts: specification, section 2. */
class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Message $tone="bad" role="alert">
        <p>
          <strong>{texts.boundary.title}</strong>
        </p>
        <p>{texts.boundary.text}</p>
      </Message>
    );
  }
}
