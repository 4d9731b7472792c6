/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { allotments } from '../../platform/database/schema';
import { onBothBareDatabases } from '../../testing/bare';
import { fillSmallCatalogue } from '../../testing/small-catalogue';
import { onRecords, PEOPLE } from '../allotment/testing';
import { readStaffAllotment, searchApplicants } from './records';

onBothBareDatabases('a record as the office sees it', (bare) => {
  const { services } = onRecords(bare);
  const [asha] = PEOPLE;
  beforeAll(() => fillSmallCatalogue(bare().db));

  test('has the marks, and the list with what became of each wish', async () => {
    const preferences = [
      { programId: 'gone', campusId: 'campus-h2' },
      { programId: 'program-dwv', campusId: 'campus-h1' },
    ];
    await bare().db.update(allotments).set({ preferences, marks: '412.50' }).where(eq(allotments.id, asha.id));
    const found = await readStaffAllotment(services(), asha.id, 'clerk');
    expect(found.record.marks).toBe('412.50');
    expect(
      found.preferences.map(({ position, program, campus, became }) => [position, program, campus, became]),
    ).toEqual([
      [1, null, 'Campus H2', 'higher'],
      [2, 'Diploma in Weaving', 'Campus H1', 'allotted'],
    ]);
    const [same] = await searchApplicants(services(), { form_number: 'SEU1' }, 'clerk');
    expect(same?.preferences).toEqual(found.preferences);
  });

  test('without marks and list in the result file it has none', async () => {
    const { record, preferences } = await readStaffAllotment(services(), asha.id, 'clerk');
    expect({ marks: record.marks, preferences }).toEqual({ marks: null, preferences: [] });
  });
});
