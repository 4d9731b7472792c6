import type { Revision } from '../contract';
import { DEMO } from '../testing/examples';
import { changesOf, piecesOf } from './changes';

const revision = (data: object, more: Partial<Revision> = {}): Revision => ({
  version: 1,
  at: '2026-01-01T00:00:00Z',
  by: '',
  note: '',
  correction: '',
  status: 'published',
  data: { ...DEMO.campus, ...data },
  ...more,
});

const NAMES = { 'zone-1': 'North Zone', 'zone-2': 'South Zone' };

it('names what became of each field, references by their names', () => {
  const before = revision({});
  const after = revision({ zoneId: 'zone-2', womenOnly: true }, { status: 'archived' });
  const said = changesOf('campus', before, after, NAMES).map(({ field, pieces }) => [
    field,
    pieces.map(({ kind, text }) => `${kind}: ${text}`),
  ]);
  expect(said).toEqual([
    ['Status', ['removed: Published', 'added: Archived']],
    ['Zone', ['removed: North Zone', 'added: South Zone']],
    ['For women only', ['removed: No', 'added: Yes']],
  ]);
});

it('shows in a long text the words that are others', () => {
  expect(piecesOf('Walk ten minutes.\nGate 2', 'Walk five minutes.\nGate 2')).toEqual([
    { text: 'Walk ', kind: 'same' },
    { text: 'ten', kind: 'removed' },
    { text: 'five', kind: 'added' },
    { text: ' minutes.\nGate 2', kind: 'same' },
  ]);
});

it('shows rows as text, those that went and those that came', () => {
  const [labs] = changesOf('campus', revision({}), revision({ labs: [{ name: 'Welding', text: 'Steel' }] }), NAMES);
  expect(labs?.field).toBe('Laboratories and facilities');
  const of = (kind: string) =>
    labs?.pieces
      .filter((piece) => piece.kind === kind)
      .map(({ text }) => text)
      .join('');
  expect(of('removed')).toContain('Bakery');
  expect(of('added')).toContain('Steel');
  expect(of('same')).toContain('Welding');
});

it('shows texts that have little in common one after the other, however long they are', () => {
  const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(piecesOf(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});

it('says of a value that came or went only that', () => {
  expect(piecesOf('', 'new')).toEqual([{ text: 'new', kind: 'added' }]);
  expect(piecesOf('old', '')).toEqual([{ text: 'old', kind: 'removed' }]);
});

test('Hindi is told by the text that it is of; another English text alone changes none', () => {
  const hi = [{ at: 'name', of: 'North', text: 'उत्तर' }];
  const without = revision({ ...DEMO.zone, hi: [] });
  const written = revision({ ...DEMO.zone, hi });
  expect(changesOf('zone', without, written, {})).toEqual([
    { field: 'In Hindi: Name', pieces: [{ text: 'उत्तर', kind: 'added' }] },
  ]);
  expect(changesOf('zone', written, without, {})).toEqual([
    { field: 'In Hindi: Name', pieces: [{ text: 'उत्तर', kind: 'removed' }] },
  ]);
  const renamed = revision({ ...DEMO.zone, name: 'Northern', hi });
  expect(changesOf('zone', written, renamed, {}).map(({ field }) => field)).toEqual(['Name']);
});

test('a row that only stands elsewhere has the Hindi that it had', () => {
  const [about, fees] = ['About', 'Fees'].map((label) => ({ ...(DEMO.menu.entries as object[])[0], label }));
  const hi = (at: number, of: string, text: string) => ({ at: `entries.${at}.label`, of, text });
  const before = revision({
    ...DEMO.menu,
    entries: [about, fees],
    hi: [hi(0, 'About', 'परिचय'), hi(1, 'Fees', 'शुल्क')],
  });
  const moved = { ...DEMO.menu, entries: [fees, about] };
  const after = revision({ ...moved, hi: [hi(0, 'Fees', 'शुल्क'), hi(1, 'About', 'परिचय')] });
  expect(changesOf('menu', before, after, {}).map(({ field }) => field)).not.toContainEqual(
    expect.stringMatching(/^In Hindi/),
  );
  const rewritten = revision({ ...moved, hi: [hi(0, 'Fees', 'फ़ीस'), hi(1, 'About', 'परिचय')] });
  expect(changesOf('menu', before, rewritten, {}).filter(({ field }) => field.startsWith('In Hindi'))).toEqual([
    {
      field: expect.stringMatching(/^In Hindi: Entries, 1, /),
      pieces: [
        { text: 'शुल्क', kind: 'removed' },
        { text: 'फ़ीस', kind: 'added' },
      ],
    },
  ]);
});
