import { color } from '@university/shared/ui';
import styled from 'styled-components';
import type { Marks } from '../engine/search-index';
import { mark } from './mark';

/** A bar below the letters, which keep their colour and contrast. */
const Match = styled.mark`
  background: linear-gradient(transparent 82%, ${color.accent} 82%);
  color: inherit;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Mark;
    color: MarkText;
  }
`;

/** A text in which what matched stands out: what was typed, and only where nothing of that is there its synonyms. */
export function Marked({ text, marks: { typed, meant } }: { text: string; marks: Marks }) {
  const asTyped = mark(text, typed);
  const pieces = asTyped.some(({ isMatch }) => isMatch) ? asTyped : mark(text, meant);
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}
