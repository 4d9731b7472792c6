import { type ChangeObject, diffWordsWithSpace } from 'diff';
import { type DocumentKind, DOCUMENTS, type Revision, standingsOf, textsOf, type Translation } from '../contract';
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
  const all = [...fields, ...changesOfHindi(kind, before, after)];
  if (before.status === after.status) return all;
  const status = piecesOf(texts.statuses[before.status], texts.statuses[after.status]);
  return [{ field: words.status, pieces: status }, ...all];
}

/** What became of the Hindi of each text that has one in either state. */
function changesOfHindi(kind: DocumentKind, before: State, after: State): Change[] {
  const hindiOf = ({ data }: State) => (data.hi ?? []) as Translation[];
  if (isSame(hindiOf(before), hindiOf(after))) return [];
  const standingIn = ({ data }: State) =>
    standingsOf(textsOf(DOCUMENTS[kind].data, data), (data.hi ?? []) as Translation[]);
  const [old, now] = [standingIn(before), standingIn(after)];
  const gone = old.filter(({ at }) => !now.some((each) => each.at === at));
  return [...now, ...gone].flatMap(({ at, text, titles }) => {
    const was = old.find((each) => each.at === at)?.translation?.text ?? textFor(hindiOf(before), text);
    const is = now.find((each) => each.at === at)?.translation?.text ?? '';
    return was === is ? [] : [{ field: words.inHindi(titles.join(', ')), pieces: piecesOf(was, is) }];
  });
}

const textFor = (hi: readonly Translation[], text: string) => hi.find(({ of }) => of === text)?.text ?? '';

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
