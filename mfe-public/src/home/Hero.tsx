import { identity, isThere } from '@university/shared';
import {
  ButtonLink,
  color,
  Container,
  Jaali,
  narrow,
  PageHeader,
  Picture,
  radius,
  Row,
  space,
  text,
  wide,
  notPrinted,
} from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from './texts';
import { Circuit, Lathe, Loom } from './drawings';
import type { BlockProps, HomeWords } from './queries';

const Band = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.night};
  color: ${color.onNight};
  @media print {
    background: none;
    color: inherit;
  }
`;

const Pattern = styled.div`
  position: absolute;
  inset: 0;
  opacity: 0.16;
  mask-image: linear-gradient(100deg, transparent 35%, black);
  ${notPrinted}
`;

const Columns = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(3)};
  padding-top: ${space(3)};
  ${wide.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
    gap: ${space(6)};
    padding-top: ${space(8)};
  }
`;

const Words = styled.div<{ $alone: boolean }>`
  padding-bottom: ${({ $alone }) => ($alone ? space(5) : 0)};
  ${wide.desktop} {
    padding-bottom: ${space(8)};
  }
`;

const University = styled.p`
  display: flex;
  ${narrow.tablet} {
    display: none;
  }
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
  ${wide.tablet} {
    margin-top: ${space(3)};
  }
  font-size: ${text.display};
  line-height: 1.1;
  letter-spacing: -0.01em;
  /* So narrow that no font of a device has room for a word more than Mukta has: below, nothing moves when it comes. */
  ${wide.desktop} {
    max-width: 10em;
  }
`;

const Lead = styled.p`
  max-width: 54ch;
  text-wrap: pretty;
  margin-top: ${space(2)};
  color: ${color.onNightMuted};
  font-size: ${text.large};
  line-height: 1.45;
  @media print {
    color: inherit;
  }
`;

const Ways = styled(Row)`
  margin-top: ${space(3)};
  ${notPrinted}
`;

const OnNight = styled(ButtonLink)`
  border-color: ${color.onNight};
  color: ${color.onNight};
`;

const Windows = styled.div`
  display: grid;
  ${notPrinted}
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 5.5rem);
  justify-content: center;
  gap: ${space(2)};
  ${wide.tablet} {
    grid-auto-columns: minmax(0, 12rem);
  }
  ${wide.desktop} {
    gap: ${space(3)};
  }
`;

const SIZES = '(min-width: 64rem) 38rem, 100vw';

/** On the ground of the band, like the drawings. */
const Photograph = styled(Picture)`
  max-height: 26rem;
  border-radius: ${radius.large} ${radius.large} 0 0;
  ${notPrinted}
`;

const DRAWINGS = { lathe: Lathe, loom: Loom, circuit: Circuit } as const satisfies Record<
  keyof HomeWords['drawings'],
  unknown
>;

const RESULT = '/admission#results';

const NAMES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

export function Hero({ words: { lead, heroPicture, drawings } }: Pick<BlockProps, 'words'>) {
  const { name, tagline, addressLine } = identity;
  const shown = heroPicture ? [] : NAMES.filter((each) => drawings[each]);
  return (
    <Band>
      <Pattern aria-hidden="true">
        <Jaali seed={identity.shortName} />
      </Pattern>
      <Columns>
        <Words $alone={shown.length === 0 && !heroPicture}>
          {(tagline || addressLine) && (
            <University>
              {tagline && name}
              {addressLine && <Address>{addressLine}</Address>}
            </University>
          )}
          <Line tabIndex={-1}>{tagline ?? name}</Line>
          {lead && <Lead>{lead}</Lead>}
          <Ways>
            <ButtonLink to="/courses">{texts.hero.find}</ButtonLink>
            {isThere('/admission') && (
              <OnNight $look="quiet" to={RESULT}>
                {texts.hero.seat}
              </OnNight>
            )}
          </Ways>
        </Words>
        {heroPicture && <Photograph isFirst picture={heroPicture} alt="" sizes={SIZES} ratio={3 / 2} />}
        {shown.length > 0 && (
          <Windows>
            {shown.map((each) => {
              const Drawing = DRAWINGS[each];
              return <Drawing key={each} />;
            })}
          </Windows>
        )}
      </Columns>
    </Band>
  );
}

export function PlainHead() {
  const { name, tagline, shortName } = identity;
  return <PageHeader title={name} lead={tagline} seed={shortName} />;
}
