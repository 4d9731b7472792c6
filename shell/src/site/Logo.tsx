import { identity } from '@university/shared/identity';
import { calm, color } from '@university/shared/kit';
import { useEffect } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { texts } from './texts';

/** Milliseconds. Source: specification, section 9. */
export const LOGO_ROTATION = 4000;

/** Paths in a square of 64 units. */
export const LOGOS = [
  'M32 8l6 11 12-3-3 12 11 6-11 6 3 12-12-3-6 11-6-11-12 3 3-12-11-6 11-6-3-12 12 3zM32 25a9 9 0 100 18 9 9 0 000-18z',
  'M28 8h8l1 7 6 3 6-4 5 6-4 5 2 6 7 1v8l-7 1-2 6 4 5-5 6-6-4-6 2-1 7h-8l-1-7-6-2-6 4-5-6 4-5-2-6-7-1v-8l7-1 2-6-4-5 5-6 6 4 6-3zM34 21l-9 13h6l-2 10 10-13h-7z',
  'M8 18c8-3 17-2 24 3 7-5 16-6 24-3v32c-8-3-17-2-24 3-7-5-16-6-24-3zM32 21v32M14 26c5-1 9 0 13 2M14 34c5-1 9 0 13 2M50 26c-5-1-9 0-13 2M50 34c-5-1-9 0-13 2',
];

/** By how many take turns. */
const TURN = {
  2: keyframes`
  0%, 50% { opacity: 1; }
  51%, 100% { opacity: 0; }
`,
  3: keyframes`
  0%, 33% { opacity: 1; }
  34%, 100% { opacity: 0; }
`,
} as const;

interface Turn {
  $index: number;
  $of: keyof typeof TURN;
}

const inTurn = css<Turn>`
  opacity: 0;
  ${({ $index, $of }) => css`
    animation: ${TURN[$of]} ${LOGO_ROTATION * $of}ms linear ${$index * LOGO_ROTATION}ms infinite;
  `}
  ${calm} {
    animation: none;
    opacity: ${({ $index }) => ($index === 0 ? 1 : 0)};
  }
`;

const frame = css`
  flex: none;
  &:hover *,
  [data-hidden] & * {
    animation-play-state: paused;
  }
`;

const Frame = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  color: ${color.accent};
  ${frame}
`;

const Mark = styled.path<Turn>`
  ${inTurn}
`;

const Pictures = styled.span`
  display: grid;
  align-items: center;
  justify-items: start;
  ${frame}
  picture {
    grid-area: 1 / 1;
    line-height: 0;
  }
`;

/** A wide one does not take the place of the name beside it. */
const Image = styled.img<{ $size: number }>`
  width: auto;
  height: auto;
  max-width: min(${({ $size }) => $size * 3}px, 30vw);
  max-height: ${({ $size }) => $size}px;
`;

const TurningImage = styled(Image)<Turn>`
  ${inTurn}
`;

type Chosen = NonNullable<typeof identity.logos>;

const sourceOf = ({ base, widths }: Chosen[number]['light']): string =>
  [1, 2].map((density) => `${base}-${widths[density - 1] ?? widths[0]}.webp ${density}x`).join(', ');

function ChosenLogos({ logos, size, onNight }: { logos: Chosen; size: number; onNight: boolean }) {
  const of = logos.length as Turn['$of'] | 1;
  return (
    <Pictures role="img" aria-label={texts.logo(identity.shortName)}>
      {logos.map(({ light, dark }, index) => {
        const shown = onNight ? dark : light;
        const image = {
          ...{ srcSet: sourceOf(shown), src: `${shown.base}-${shown.widths[0]}.webp`, alt: '' },
          ...{ width: shown.width, height: shown.height, $size: size },
        };
        return (
          <picture key={light.base}>
            {!onNight && <source media="(prefers-color-scheme: dark)" srcSet={sourceOf(dark)} />}
            {of === 1 ? <Image {...image} /> : <TurningImage {...image} $of={of} $index={index} />}
          </picture>
        );
      })}
    </Pictures>
  );
}

/** Timed by CSS. Paused on hover, in hidden tabs and with reduced motion. `onNight`: the ground is dark by day too. */
export function Logo({ size, onNight = false }: { size: number; onNight?: boolean }) {
  useEffect(() => {
    const look = () => document.documentElement.toggleAttribute('data-hidden', document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  if (identity.logos) return <ChosenLogos {...{ size, onNight }} logos={identity.logos} />;
  return (
    <Frame $size={size} viewBox="0 0 64 64" role="img" aria-label={texts.logo(identity.shortName)}>
      <g fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {LOGOS.map((path, index) => (
          <Mark key={path} d={path} $index={index} $of={3} />
        ))}
      </g>
    </Frame>
  );
}
