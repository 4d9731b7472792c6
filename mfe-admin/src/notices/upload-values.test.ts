import { pdf } from '../testing';
import { newEntry, sortOut, titleFrom, withFiles, withoutEntry } from './upload-values';

it('fills the entry that waits for its file, keeps its title, and adds others after it', () => {
  const chosen = new Map<string, File>();
  const first = newEntry({ title: 'Typed before' });
  const entries = withFiles([first], [pdf('one.pdf'), pdf('two_of-them.pdf')], chosen);
  expect(entries.map(({ title, fileName }) => [title, fileName])).toEqual([
    ['Typed before', 'one.pdf'],
    ['Two of-them', 'two_of-them.pdf'],
  ]);
  expect(entries[0]?.key).toBe(first.key);
  expect(chosen.get(entries[1]?.key ?? '')?.name).toBe('two_of-them.pdf');
});

it('keeps the title of the last entry, under another key', () => {
  const entry = newEntry({ title: 'Stays', fileName: 'a.pdf' });
  const [left, ...others] = withoutEntry([entry], entry.key);
  expect(left).toMatchObject({ title: 'Stays', fileName: '' });
  expect(left?.key).not.toBe(entry.key);
  expect(others).toEqual([]);
});

it('refuses by name what is no PDF', async () => {
  const { good, problems } = await sortOut([pdf('a.pdf'), pdf('b.pdf', 'GIF89a')]);
  expect(good.map(({ name }) => name)).toEqual(['a.pdf']);
  expect(problems).toEqual([expect.stringMatching(/^b\.pdf: This is not a PDF/)]);
});

it.each([
  ['annual_report__2024.PDF', 'Annual report 2024'],
  ['सूचना.pdf', 'सूचना'],
])('makes a title of %s', (name, title) => expect(titleFrom(name)).toBe(title));
