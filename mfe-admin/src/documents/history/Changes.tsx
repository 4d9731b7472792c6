import { color, VisuallyHidden, space } from '@university/shared/kit';
import styled from 'styled-components';
import { type ChangeObject, diffWordsWithSpace } from 'diff';
import {
  type DocumentKind,
  DOCUMENTS,
  type Revision,
  type StandingText,
  standingsOf,
  textsOf,
  type Translation,
} from '../contract';
import { fieldsOfKind } from '../kinds';
import { inWords, isSame, type Names } from '../model/words';
import { texts } from '../texts';

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  del {
    background: ${color.badGround};
    color: ${color.bad};
  }
  ins {
    background: ${color.goodGround};
    color: ${color.good};
  }
`;

export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>What it says was not changed.</p>;
  return (
    <List>
      {changes.map(({ field, pieces }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no ids
              <OnePiece key={index} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}

function OnePiece({ piece: { text, kind } }: { piece: Piece }) {
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark>
      <VisuallyHidden>{kind === 'added' ? 'Added:' : 'Removed:'} </VisuallyHidden>
      {text}
    </Mark>
  );
}

interface Piece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

interface Change {
  field: string;
  pieces: readonly Piece[];
}

/** Characters; shorter values are shown whole. */
const SHORT = 60;

/** Edit distance above which two texts are shown one after the other. */
const MOST_EDITS = 2_000;

type State = Pick<Revision, 'data' | 'status'>;

export function changesOf(kind: DocumentKind, before: State, after: State, names: Names): Change[] {
  const fields = fieldsOfKind(kind)
    .filter(({ name }) => !isSame(before.data[name], after.data[name]))
    .map((field) => {
      const [old, fresh] = [before, after].map(({ data }) => inWords(field, data[field.name], names));
      return { field: field.title, pieces: piecesOf(old ?? '', fresh ?? '') };
    });
  const all = [...fields, ...changesOfHindi(kind, before, after)];
  if (before.status === after.status) return all;
  const status = piecesOf(texts.statuses[before.status], texts.statuses[after.status]);
  return [{ field: 'Status', pieces: status }, ...all];
}

/**
 * Matches translations by their English text, since rows can be reordered; else by place, if the English there
 * changed.
 */
function changesOfHindi(kind: DocumentKind, before: State, after: State): Change[] {
  if (isSame(before.data.hi ?? [], after.data.hi ?? [])) return [];
  const [old, now] = [before, after].map(({ data }) =>
    standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]),
  ) as [StandingText[], StandingText[]];
  const isThere = new Set(now.map(({ text }) => text));
  const sameAs = ({ at, text }: StandingText) =>
    old.find((each) => each.text === text) ?? old.find((each) => each.at === at && !isThere.has(each.text));
  const pairs = now.map((is) => ({ was: sameAs(is), is }));
  const followed = new Set(pairs.map(({ was }) => was?.text));
  const removed = old.filter(({ text }) => !followed.has(text)).map((was) => ({ was, is: undefined }));
  return [...pairs, ...removed].flatMap(({ was, is }) => {
    const [from, to] = [was, is].map((each) => each?.translation?.text ?? '') as [string, string];
    const titles = (is ?? was)?.titles ?? [];
    return from === to ? [] : [{ field: `In Hindi: ${titles.join(', ')}`, pieces: piecesOf(from, to) }];
  });
}

export function piecesOf(before: string, after: string): Piece[] {
  const isShort = [before, after].every((text) => text.length <= SHORT && !text.includes('\n'));
  const found = isShort ? undefined : diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (found) return found.map(pieceOf);
  const whole: Piece[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
  return whole.filter(({ text }) => text !== '');
}

const pieceOf = ({ value, added, removed }: ChangeObject<string>): Piece => ({
  text: value,
  kind: added ? 'added' : removed ? 'removed' : 'same',
});
