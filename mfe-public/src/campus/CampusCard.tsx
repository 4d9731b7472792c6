import { Link } from '@university/shared/router';
import { Card, color, PHONE_WIDE, Picture, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { accessOf, Badges, fullAddress, inWords, MapLink } from './described';
import type { ZoneCampus } from './queries';
import { texts } from './texts';

const Frame = styled(Card)`
  padding: 0;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  break-inside: avoid;
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

const RATIO = 16 / 9;

interface Props {
  campus: ZoneCampus;
  isFirst: boolean;
}

export function CampusCard({ campus, isFirst }: Props) {
  const { slug, name, location, nearest_metro, accessible, programs, seats, picture } = campus;
  const facts = [
    [texts.address, fullAddress(campus)],
    [texts.metro, nearest_metro && inWords(nearest_metro)],
    [texts.programmes, programs > 0 && programs],
    [texts.seats, seats > 0 && seats.toLocaleString('en-IN')],
    [texts.wheelchair, accessOf(accessible)],
  ] as const;
  return (
    <Frame as="li">
      {picture && (
        <Picture picture={picture} ratio={RATIO} sizes={`(min-width: 52rem) 24rem, ${PHONE_WIDE}`} isFirst={isFirst} />
      )}
      <Body>
        <h2>
          <Link to={`/campus/${slug}`}>{name}</Link>
        </h2>
        <Badges {...campus} />
        <dl>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p>
          <MapLink place={`${name}, ${location}`} />
        </p>
      </Body>
    </Frame>
  );
}
