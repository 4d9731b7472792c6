import type { Zone } from '@university/shared/contract';
import { Link } from '@university/shared/router';
import { color, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from '../texts';
import { APART, BRUSH, DOT, drawMap, type Focus, type Label, LETTERS, type Place, SHEET } from './draw';

/** Hues in degrees; neighbours in the list are far apart. */
const HUES = [250, 60, 150, 330, 100, 200, 20, 290];

const Figure = styled.figure`
  margin: 0;
  max-width: 40rem;
  figcaption {
    margin-top: ${space(1)};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  text {
    fill: ${color.ink};
    pointer-events: none;
  }
  circle {
    fill: ${color.ink};
  }
  a:focus-visible {
    outline: none;
  }
  a:hover .dot,
  a:focus-visible .dot {
    fill: ${color.link};
    stroke: ${color.ink};
    stroke-width: 3;
  }
  .reach {
    fill: transparent;
  }
  .far {
    fill: ${color.muted};
  }
  .here {
    fill: ${color.accent};
    stroke: ${color.ink};
    stroke-width: 2;
  }
  print-color-adjust: exact;
  @media (forced-colors: active) {
    circle,
    text {
      fill: CanvasText;
    }
    .reach {
      fill: transparent;
    }
    .here {
      fill: Highlight;
    }
  }
`;

const Area = styled.path<{ $hue: number; $isInFocus: boolean }>`
  --area: oklch(0.62 0.13 ${({ $hue }) => $hue});
  fill: var(--area);
  stroke: var(--area);
  stroke-width: ${BRUSH};
  stroke-linejoin: round;
  stroke-linecap: round;
  /* As a whole, so that fill and outline do not add up where they meet. */
  opacity: ${({ $isInFocus }) => ($isInFocus ? 0.28 : 0.1)};
`;

interface Props {
  zones: readonly Omit<Zone, '_id'>[];
  campuses: readonly Place[];
  focus?: Focus;
}

/** A drawn map, north up, each dot a link. Everything on it is also in the list beside it. */
export function ZoneMap({ zones, campuses, focus }: Props) {
  const drawing = drawMap(zones, campuses, focus);
  if (!drawing) return null;
  const { areas, dots, height } = drawing;
  return (
    <Figure>
      <Sheet viewBox={`0 0 ${SHEET.width} ${height}`} role="group" aria-label={texts.mapOf}>
        {areas.map(({ code, position, path, isInFocus }) => (
          <Area key={code} d={path} $hue={HUES[position % HUES.length] as number} $isInFocus={isInFocus} />
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: names in a drawing take no focus */}
        <g aria-hidden="true">
          {areas.map(({ code, label }) => label && <Name key={code} label={label} size={LETTERS.area} isStrong />)}
          {dots.map(({ slug, label }) => label && <Name key={slug} label={label} size={LETTERS.dot} />)}
        </g>
        {dots.map(({ slug, name, x, y, isInFocus }) =>
          slug === focus?.campus ? (
            <circle key={slug} className="here" cx={x} cy={y} r={DOT + 2} />
          ) : (
            <Link key={slug} to={`/campus/${slug}`} aria-label={name}>
              <title>{name}</title>
              <circle className="reach" cx={x} cy={y} r={APART / 2} />
              <circle className={isInFocus ? 'dot' : 'dot far'} cx={x} cy={y} r={isInFocus ? DOT : DOT - 2} />
            </Link>
          ),
        )}
      </Sheet>
      <figcaption>{texts.mapCaption}</figcaption>
    </Figure>
  );
}

function Name({
  label: { x, y, anchor, text: name },
  size,
  isStrong,
}: {
  label: Label;
  size: number;
  isStrong?: true;
}) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} fontWeight={isStrong ? 700 : undefined}>
      {name}
    </text>
  );
}
