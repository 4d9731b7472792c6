import { type ReactNode, useId } from 'react';
import { color, Jaali } from '@university/shared/ui';
import styled from 'styled-components';

const Frame = styled.svg`
  width: 100%;
  height: auto;
  color: ${color.onNight};
`;

/** The part of a drawing that is being made. */
export const Work = styled.g`
  stroke: ${color.accent};
`;

const OUTER = 'M6 226V82C6 50 42 44 60 8c18 36 54 42 54 74v144Z';
const INNER = 'M13 226V84C13 58 44 51 60 24c16 27 47 34 47 60v142';

interface Props {
  /** The skill; decides the lattice. */
  skill: string;
  children: ReactNode;
}

/**
 * A window in the form of an ogee arch: lattice above, a skill at work below. Decorative.
 * Drawings keep within x 20 to 100 and y 76 to 160.
 */
export function Arch({ skill, children }: Props) {
  const id = useId();
  return (
    <Frame viewBox="0 0 120 227" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <path d="M13 110V84C13 58 44 51 60 24c16 27 47 34 47 60v26Z" />
      </clipPath>
      <path d={OUTER} fill="currentColor" fillOpacity="0.08" />
      <g clipPath={`url(#${id})`} opacity="0.5">
        <Jaali seed={skill} />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path d={OUTER} />
        <path d={INNER} strokeOpacity="0.5" strokeWidth="1.2" />
        <path d="M13 110h94M13 115h94" strokeOpacity="0.5" strokeWidth="1.2" />
        <path d="M2 226h116" />
        <g transform="translate(0 56)">{children}</g>
      </g>
    </Frame>
  );
}
