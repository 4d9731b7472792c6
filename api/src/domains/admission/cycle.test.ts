import { cycles } from '../../platform/database/schema';
import { onBothBareDatabases } from '../../testing/bare';
import { addCycle } from '../../testing/rounds';
import { listCycles, readCycle } from './cycle';

const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00+05:30`);

onBothBareDatabases('the admission that the site speaks of', (bare) => {
  const read = (day: string, options?: { planned: boolean }) => readCycle(bare().db, at(day), options);
  const add = (code: string, beginsOn: string, status: 'draft' | 'published' | 'archived' = 'published') =>
    bare().db.insert(cycles).values({ id: code, code, beginsOn, status });

  beforeEach(async () => {
    await bare().db.delete(cycles);
  });

  test('is none where there is none', async () => {
    expect(await read('2026-01-15')).toBeNull();
    await add('2025-26', '2025-04-01', 'archived');
    expect(await read('2026-01-15')).toBeNull();
    expect(await read('2026-01-15', { planned: true })).toBeNull();
  });

  test('is the one that began last, from the first minute of its first day in India', async () => {
    await addCycle(bare().db, '2026-27', '2026-04-01');
    await addCycle(bare().db, '2024-25', '2024-04-01');
    await addCycle(bare().db, '2025-26', '2025-04-01');
    expect(await read('2025-03-31')).toBe('2024-25');
    expect(await read('2026-03-31')).toBe('2025-26');
    expect(await readCycle(bare().db, at('2026-03-31', '23:59'))).toBe('2025-26');
    expect(await readCycle(bare().db, at('2026-04-01', '00:00'))).toBe('2026-27');
    expect(await read('2031-01-01')).toBe('2026-27');
  });

  test('is the one that begins first, before any has begun', async () => {
    await addCycle(bare().db, '2027-28', '2027-04-01');
    await addCycle(bare().db, '2026-27', '2026-04-01');
    expect(await read('2026-01-15')).toBe('2026-27');
  });

  test('is no draft, unless one asks for what is planned', async () => {
    await add('2025-26', '2025-04-01');
    await add('2026-27', '2026-01-01', 'draft');
    expect(await read('2026-01-15')).toBe('2025-26');
    expect(await read('2026-01-15', { planned: true })).toBe('2026-27');
    expect(await read('2025-12-31', { planned: true })).toBe('2025-26');
  });

  test('stands in a list of all, the newest first', async () => {
    await add('2024-25', '2024-04-01', 'archived');
    await add('2026-27', '2026-04-01', 'draft');
    await add('2025-26', '2025-04-01');
    expect(await listCycles(bare().db)).toEqual(['2026-27', '2025-26', '2024-25']);
  });
});
