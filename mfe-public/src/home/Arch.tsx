import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '@university/shared/ui';

const Frame = styled.svg`
  width: 100%;
  height: auto;
  color: ${color.onNight};
`;

/** The part of a drawing that is being made. */
export const Work = styled.g`
  stroke: ${color.accent};
`;

/** A window in the form of an ogee arch with one skill behind it; decorative. Drawings keep within x 20 to 100, y 76 to 160. */
export function Arch({ children }: { children: ReactNode }) {
  return (
    <Frame viewBox="0 0 120 171" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M6 170V76C6 46 42 42 60 8c18 34 54 38 54 68v94Z" fill="currentColor" fillOpacity="0.07" />
        <path d="M13 170V78C13 54 44 48 60 23c16 25 47 31 47 55v92" strokeOpacity="0.4" strokeWidth="1.2" />
        <path d="M2 170h116" />
        {children}
      </g>
    </Frame>
  );
}
