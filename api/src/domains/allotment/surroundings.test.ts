/** @jest-environment node */
import { onBothBareDatabases } from '../../testing/bare';
import { fillSmallCatalogue } from '../../testing/small-catalogue';
import { programs } from '../../platform/database/schema';
import { readSurroundings } from './surroundings';

onBothBareDatabases('what result pages say beside records', (bare) => {
  test('nothing is known in an empty university', async () => {
    expect(await readSurroundings(bare().db, [])).toEqual({
      fees: [],
      programs: {},
      campuses: {},
      studentPortal: null,
    });
  });

  test('fees, names of what is on the lists, the portal; what is no public page has no link', async () => {
    const { db } = bare();
    await fillSmallCatalogue(db);
    await db.update(programs).set({ status: 'archived' });
    const preferences = [
      { programId: 'program-dwv', campusId: 'campus-h2' },
      { programId: 'gone', campusId: 'campus-h2' },
    ];
    expect(await readSurroundings(db, [{ preferences }, { preferences: [] }])).toEqual({
      fees: [{ timing: 'semester', amount: 20_000, track: null, band: 'A', shares: [{ category: 'SC', percent: 40 }] }],
      programs: { 'program-dwv': { name: 'Diploma in Weaving', link: null } },
      campuses: { 'campus-h2': { name: 'Campus H2', link: 'h2' } },
      studentPortal: 'https://student.seu.example',
    });
  });
});
