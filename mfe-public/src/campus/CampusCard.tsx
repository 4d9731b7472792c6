import { Link } from '@university/shared/router';
import { Card, color, Jaali, OutsideLink, space, text } from '@university/shared/ui';
import styled from 'styled-components';
import type { ZoneCampus } from '../api/campus';
import { texts } from '../campus-texts';
import { accessOf } from './access';
import { Badges } from './Badges';
import { mapLink } from './map-link';
import { inWords } from './metro';

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  break-inside: avoid;
`;

const Band = styled.div`
  height: 5rem;
  background: ${color.night};
  color: ${color.accent};
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  h2 {
    font-size: ${text.large};
  }
  dl {
    display: grid;
    gap: ${space(1)};
  }
  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
  }
`;

/** A campus on the page of its zone: where it is and how to get there. */
export function CampusCard({ campus }: { campus: ZoneCampus }) {
  const { slug, name, code, location, pin, nearest_metro, accessible, programs } = campus;
  const facts = [
    [texts.address, location.includes(pin) ? location : `${location} ${pin}`],
    [texts.metro, nearest_metro ? inWords(nearest_metro) : texts.noMetro],
    [texts.accessibility, accessOf(accessible).short],
    [texts.programmes, texts.taught(programs)],
  ];
  return (
    <Frame as="li">
      <Band>
        <Jaali seed={code} />
      </Band>
      <Body>
        <h2>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </h2>
        <Badges {...campus} />
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <OutsideLink href={mapLink(`${name}, ${location}`)}>{texts.map}</OutsideLink>
        </p>
      </Body>
    </Frame>
  );
}
