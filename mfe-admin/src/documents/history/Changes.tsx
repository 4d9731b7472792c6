import { color, VisuallyHidden, space } from '@university/shared/kit';
import styled from 'styled-components';
import { texts as words } from './texts';
import type { Change, Piece } from './changes';

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

/** What was changed, field by field: what went is struck out, what came is underlined. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p>{words.same}</p>;
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
      <VisuallyHidden>{kind === 'added' ? words.addedMark : words.removedMark} </VisuallyHidden>
      {text}
    </Mark>
  );
}
