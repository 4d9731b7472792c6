import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { color, Message, narrow, space, wide } from '@university/shared/kit';
import { Component, type ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded } from '../components/Loaded';
import { MinorTitle, Quiet } from '../components/parts';
import { type BlockProps, campusesQuery, type ZoneOfCampuses } from './queries';
import { TitledSection } from './SectionHead';
import { texts } from './texts';

export function CampusesByZone({ title, words: { campusesLead: lead } }: BlockProps) {
  if (useCampuses().data?.length === 0) return null;
  return (
    <TitledSection
      id="campuses"
      title={title ?? texts.campuses.title}
      lead={lead}
      more={{ to: '/campus', text: texts.campuses.all }}
    >
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
        <List>
          {zones.map((zone) => (
            <ZoneCard key={zone.code} {...zone} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

const List = styled.div`
  border-top: 2px solid ${color.ink};
  ${wide.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${space(3)};
    padding-top: ${space(2)};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space(1)};
  border-bottom: 1px solid ${color.line};
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

const Names = styled.ul`
  padding: 0;
  margin-top: ${space(1)};
  list-style: none;
  ${narrow.tablet} {
    display: none;
  }
  a {
    display: inline-block;
    padding-block: ${space(0.5)};
  }
`;

function ZoneCard({ code, name, campuses }: ZoneOfCampuses) {
  return (
    <div>
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
    </div>
  );
}

/** Text: specification, section 2. */
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
