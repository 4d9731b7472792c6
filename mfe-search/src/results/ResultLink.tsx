import { color, radius, space, text } from '@university/shared/kit';
import { Link } from '@university/shared/router';
import styled from 'styled-components';
import type { Result } from '../engine/found';
import type { Marks } from '../engine/found';
import { plain } from '../engine/latin';
import { BEGINS_ALIKE, isEmpty, termOf } from '../engine/spelling';
import { wordsIn } from '../engine/words';

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at matches. Marks match beginnings of words, so `btech` matches `B.Tech.`; the longest wins. */
export function mark(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { word, at } of wordsIn(text)) {
    const letters = marked(word, marks);
    if (letters === 0) continue;
    pieces.push({ text: text.slice(end, at), isMatch: false }, { text: word.slice(0, letters), isMatch: true });
    end = at + letters;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}

function marked(word: string, marks: readonly string[]): number {
  const term = termOf(word);
  const whole = BEGINS_ALIKE ? plain(word) : term;
  if (isEmpty(whole) && !marks.includes(whole)) return 0;
  const fitting = marks.filter((each) => whole.startsWith(each) || term === each);
  if (fitting.length === 0) return 0;
  const longest = fitting.reduce((one, other) => (other.length > one.length ? other : one));
  if (!BEGINS_ALIKE || longest === term || longest.length >= whole.length) return word.length;
  let letters = 0;
  let length = 0;
  for (const character of word) {
    if (letters >= longest.length) break;
    letters += plain(character).length;
    length += character.length;
  }
  return length;
}

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

/** A bar below the letters keeps their contrast. */
const Match = styled.mark`
  background: linear-gradient(transparent 82%, ${color.accent} 82%);
  color: inherit;
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Mark;
    color: MarkText;
  }
`;

/** Synonyms are marked only where nothing typed is. */
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
