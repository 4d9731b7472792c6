import { identity } from '@university/shared';
import { ButtonLink, color, Container, Jaali, Row, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from './texts';
import { Circuit, Lathe, Loom } from './drawings';

const Band = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.night};
  color: ${color.onNight};
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0.16;
  mask-image: linear-gradient(100deg, transparent 35%, black);
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(4)};
  padding-top: ${space(5)};
  ${wide.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
    gap: ${space(6)};
    padding-top: ${space(8)};
  }
`;

const Words = styled.div`
  ${wide.desktop} {
    padding-bottom: ${space(8)};
  }
`;

const University = styled.p`
  display: flex;
  flex-direction: column;
  padding-left: ${space(1.5)};
  border-left: 4px solid ${color.accent};
  font-weight: 700;
  line-height: 1.35;
`;

const Address = styled.span`
  color: ${color.onNightMuted};
  font-weight: 400;
`;

const Line = styled.h1`
  margin-top: ${space(3)};
  font-size: ${text.display};
  line-height: 1.1;
  letter-spacing: -0.01em;
`;

const Lead = styled.p`
  max-width: 54ch;
  text-wrap: pretty;
  margin-block: ${space(2)} ${space(3)};
  color: ${color.onNightMuted};
  font-size: ${text.large};
  line-height: 1.45;
`;

const OnNight = styled(ButtonLink)`
  border-color: ${color.onNight};
  color: ${color.onNight};
`;

/** Stands on the lower edge of the band, like a row of windows. */
const Windows = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 12rem));
  justify-content: center;
  gap: ${space(2)};
  ${wide.desktop} {
    gap: ${space(3)};
  }
`;

/** Who the university is, and the two things most visitors come for. */
export function Hero() {
  return (
    <Band>
      <Pattern aria-hidden="true">
        <Jaali seed={identity.shortName} />
      </Pattern>
      <Columns>
        <Words>
          <University>
            {identity.name}
            <Address>{texts.hero.place}</Address>
          </University>
          <Line tabIndex={-1}>{identity.tagline}</Line>
          <Lead>{texts.hero.lead}</Lead>
          <Row>
            <ButtonLink to="/courses">{texts.hero.find}</ButtonLink>
            <OnNight $look="quiet" to="/admission/result?category=diploma">
              {texts.hero.seat}
            </OnNight>
          </Row>
        </Words>
        <Windows>
          <Lathe />
          <Loom />
          <Circuit />
        </Windows>
      </Columns>
    </Band>
  );
}
