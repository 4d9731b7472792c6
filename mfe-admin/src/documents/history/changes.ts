import { type ChangeObject, diffWordsWithSpace } from 'diff';
import type { DocumentKind, Revision } from '../contract';
import { fieldsOfKind } from '../kinds';
import { inWords, isSame, type Names } from '../model/words';
import { texts } from '../texts';
import { texts as words } from './texts';

/** A piece of a text: as it was, removed, or added. */
export interface Piece {
  text: string;
  kind: 'same' | 'removed' | 'added';
}

/** What became of one field. */
export interface Change {
  field: string;
  pieces: readonly Piece[];
}

/** Characters of a value that is taken in at a glance, and shown as a whole. */
const SHORT = 60;

/** Words that may differ before two texts are shown whole, one after the other: more is no help to anybody. */
const MOST_EDITS = 2_000;

/** What a document says and whether readers see it, at some time. */
type State = Pick<Revision, 'data' | 'status'>;

/** What one state changed of the one before it, field by field. */
export function changesOf(kind: DocumentKind, before: State, after: State, names: Names): Change[] {
  const fields = fieldsOfKind(kind)
    .filter(({ name }) => !isSame(before.data[name], after.data[name]))
    .map((field) => {
      const [old, fresh] = [before, after].map(({ data }) => inWords(field, data[field.name], names));
      return { field: field.title, pieces: piecesOf(old ?? '', fresh ?? '') };
    });
  if (before.status === after.status) return fields;
  const status = piecesOf(texts.statuses[before.status], texts.statuses[after.status]);
  return [{ field: words.status, pieces: status }, ...fields];
}

/** Two texts word by word; short values, and what has little in common, as a whole. */
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
