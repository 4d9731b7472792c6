import { Link } from '@university/shared/router';
import { color, radius, space, text } from '@university/shared/kit';
import styled from 'styled-components';
import type { Result } from '../engine/entry';
import type { Marks } from '../engine/search-index';
import { mark } from './mark';

/** A result: what it is called, and a line about it. */
export const ResultLink = styled(Link)`
  display: block;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.small};
  color: ${color.ink};
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover strong,
  &[aria-selected='true'] strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.band};
  }
  &[aria-selected='true'] {
    box-shadow: inset 4px 0 0 ${color.accent};
  }
  strong {
    display: block;
    color: ${color.link};
    line-height: 1.35;
  }
`;

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
function Marked({ text, marks: { typed, meant } }: { text: string; marks: Marks }) {
  const asTyped = mark(text, typed);
  const pieces = asTyped.some(({ isMatch }) => isMatch) ? asTyped : mark(text, meant);
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}

const About = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.45;
`;

export function ResultText({
  result: { title, about },
  marks,
}: {
  result: Pick<Result, 'title' | 'about'>;
  marks: Marks;
}) {
  return (
    <>
      <strong>
        <Marked text={title} marks={marks} />
      </strong>
      {about && (
        <About>
          <Marked text={about} marks={marks} />
        </About>
      )}
    </>
  );
}
