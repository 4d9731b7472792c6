/** @jest-environment node */
import { ALL_RESULT_COLUMNS } from '@university/shared/contract';
import type { Database } from '../../platform/database/database';
import { onDatabase } from '../../testing/world';
import { readOffers } from './row-reader';
import { staffOf } from './testing';

const FULL = process.env.FULL === '1';
const ROWS = FULL ? 50_000 : 5_000;
if (!FULL)
  console.warn(`A result file of ${ROWS} rows; FULL=1 imports 50,000, which takes half a minute on each database`);

const number = (i: number) => String(i).padStart(5, '0');

async function readLists(db: Database): Promise<string[]> {
  const offered = [...(await readOffers(db, 'diploma'))].flatMap(([program, { campusIds }]) =>
    [...campusIds.keys()].map((campus) => `${program}@${campus}`),
  );
  const others = offered.filter((each) => each !== 'DCE@N01').slice(0, 5);
  return others.map((_, place) => others.toSpliced(place, 0, 'DCE@N01').join('; '));
}

function file(lists: string[], rank = 0): string {
  const lines = Array.from({ length: ROWS }, (_, i) => {
    const seat = i % 2 ? `allotted,DCE,N01,D_UR,${(i % 5) + 1}` : 'not-allotted,,,,';
    return `SEU261${number(i)},देवकी Kumari ${i % 2 ? 'Devi' : 'Bai'},p.${number(i)}@applicant.example,01-01-2008,D_UR,${seat},${i + 1 + rank},${(i % 40_000) / 100},${lists[i % 5]},p${number(i)}.jpg,${i % 2 ? 'hi' : 'en'}`;
  });
  return [ALL_RESULT_COLUMNS.join(','), ...lines].join('\n');
}

onDatabase('a large result file', (world) => {
  const staff = staffOf(world);

  test('is imported, recognised, changed and counted', async () => {
    const lists = await readLists(world().api.db);
    for (const [csv, options, expected] of [
      [file(lists), { dryRun: true }, { added: ROWS, unchanged: 0 }],
      [file(lists), {}, { added: ROWS, changed: 0, unchanged: 0 }],
      [file(lists), {}, { added: 0, changed: 0, unchanged: ROWS }],
      [file(lists, 1), {}, { added: 0, changed: ROWS, unchanged: 0 }],
    ] as const)
      expect(await staff.imports('diploma/2', csv, options)).toMatchObject({
        ...{ rows: ROWS, absent: 0, issueCount: 0 },
        ...expected,
      });
    expect((await staff.detail('diploma/2')).round).toMatchObject({ total: ROWS, outcomes: { allotted: ROWS / 2 } });
  }, 600_000);
});
