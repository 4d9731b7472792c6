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

const turn = keyframes`
  0%, 33% { opacity: 1; }
  34%, 100% { opacity: 0; }
`;

const Frame = styled.svg<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  flex: none;
  color: ${color.accent};
  &:hover path,
  [data-hidden] & path {
    animation-play-state: paused;
  }
`;

const Mark = styled.path<{ $index: number }>`
  opacity: 0;
  ${({ $index }) => css`
    animation: ${turn} ${LOGO_ROTATION * LOGOS.length}ms linear ${$index * LOGO_ROTATION}ms infinite;
  `}
  ${calm} {
    animation: none;
    opacity: ${({ $index }) => ($index === 0 ? 1 : 0)};
  }
`;

/** Timed by CSS. Paused on hover, in hidden tabs and with reduced motion. */
export function Logo({ size }: { size: number }) {
  useEffect(() => {
    const look = () => document.documentElement.toggleAttribute('data-hidden', document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return (
    <Frame $size={size} viewBox="0 0 64 64" role="img" aria-label={texts.logo(identity.shortName)}>
      <g fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {LOGOS.map((path, index) => (
          <Mark key={path} d={path} $index={index} />
        ))}
      </g>
    </Frame>
  );
}
