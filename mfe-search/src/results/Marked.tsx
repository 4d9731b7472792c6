import { color } from '@university/shared/ui';
import styled from 'styled-components';
import { mark } from './mark';

const Match = styled.mark`
  padding: 0 0.05em;
  border-radius: 2px;
  background: ${color.accent};
  color: ${color.onAccent};
`;

/** A text in which the words people searched for stand out. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return mark(text, words).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}
