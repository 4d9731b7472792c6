/** @jest-environment node */
import type { TableRow } from '../../platform/csv/table';
import { readInTurns } from './row-reader';

test('a piece of a file is read in slices, and others have their turn between them', async () => {
  const read: string[] = [];
  const records = Array.from({ length: 250 }, (_, line): TableRow => ({ line, cells: [], problems: [] }));
  const another = () => {
    read.push('another');
    if (read.length < 10) setImmediate(another);
  };
  setImmediate(another);
  const reader = {
    read: (slice: TableRow[]) => {
      read.push(String(slice.length));
      return [];
    },
  };
  expect(await readInTurns(reader, records)).toEqual([]);
  expect(read.filter((each) => each !== 'another')).toEqual(['100', '100', '50']);
  expect(read.slice(0, 5)).toEqual(['100', 'another', '100', 'another', '50']);
});
