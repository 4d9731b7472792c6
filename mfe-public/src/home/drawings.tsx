import { color, Jaali } from '@university/shared/kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const Frame = styled.svg`
  width: 100%;
  height: auto;
  color: ${color.onNight};
`;

const Work = styled.g`
  stroke: ${color.accent};
`;

const OUTER = 'M6 226V82C6 50 42 44 60 8c18 36 54 42 54 74v144Z';
const INNER = 'M13 226V84C13 58 44 51 60 24c16 27 47 34 47 60v142';

/** Decorative. Drawings keep within x 20 to 100 and y 76 to 160. */
function Arch({ skill, children }: { skill: string; children: ReactNode }) {
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

export function Lathe() {
  return (
    <Arch skill="lathe">
      <path d="M22 132h76v8H22ZM28 140v16M36 140v16M84 140v16M92 140v16M24 156h16M80 156h16" />
      <path d="M22 92h20v40H22ZM42 98h8v22h-8M42 105h8M42 113h8" />
      <circle cx="32" cy="109" r="5" />
      <path d="M88 100h10v32H86v-16l-6-7 8-3Z" />
      <Work>
        <path d="M50 101h14v3h10v10H64v3H50ZM64 104v10" />
        <path d="M66 120c-5 1-4 6-9 4s-7 3-6 6" strokeWidth="1.4" />
      </Work>
      <path d="M62 132v-8h12v8M68 124v-7l-3-2" />
    </Arch>
  );
}

export function Loom() {
  return (
    <Arch skill="loom">
      <path d="M26 76v82M94 76v82M22 80h76M22 86h76M22 148h76M22 154h76M20 158h12M88 158h12" />
      <path
        d="M36 86v34M42 86v34M48 86v34M54 86v34M60 86v34M66 86v34M72 86v34M78 86v34M84 86v34"
        strokeOpacity="0.7"
        strokeWidth="1.2"
      />
      <path d="M28 104h64v6H28Z" />
      <path d="M62 98q10-6 20 0-10 6-20 0Z" />
      <Work>
        <path d="M34 120h52v28H34Z" />
        <path d="M34 127l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5" strokeWidth="1.4" />
        <path d="M34 133h52M34 141l6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5 6.5-5 6.5 5" strokeWidth="1.4" />
      </Work>
    </Arch>
  );
}

export function Circuit() {
  return (
    <Arch skill="circuit">
      <path d="M24 80h72v76H24Z" />
      <path d="M48 104h26v26H48ZM54 104v-6M61 104v-6M68 104v-6M54 136v-6M61 136v-6M68 136v-6M48 110h-6M48 117h-6M48 124h-6M80 110h-6M80 117h-6M80 124h-6" />
      <circle cx="53" cy="109" r="1.5" />
      <Work>
        <path d="M54 98V90H36M68 98v-6h18M80 117h10M42 124h-8v18M61 136v14M80 124h6v16" />
        <circle cx="33" cy="90" r="3" />
        <circle cx="89" cy="92" r="3" />
        <circle cx="34" cy="145" r="3" />
        <circle cx="86" cy="143" r="3" />
      </Work>
      <path d="M42 110h-6v-8M42 117H30M68 136v10h8M54 136v8h-8" strokeOpacity="0.7" strokeWidth="1.4" />
    </Arch>
  );
}
