/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { StartupError } from '@university/web';
import { onBothBareDatabases } from '../../testing/bare';
import { resource } from '../resources';
import { refuseNewerSchema } from './newer-schema';

onBothBareDatabases('a database of another version', (bare) => {
  const start = (allow?: () => void) => refuseNewerSchema(bare().db, resource('drizzle'), allow);

  test('is taken where this one knows all of it', async () => {
    await expect(start()).resolves.toBeUndefined();
  });

  test('is refused where it has more, unless that is meant', async () => {
    const later = Date.now() + 365 * 24 * 3_600_000;
    await bare().db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${later})`,
    );
    await expect(start()).rejects.toThrow(StartupError);
    await expect(start()).rejects.toThrow(/later version .* 1 migration that .* SCHEMA_NEWER=allow/);
    const allow = jest.fn();
    await start(allow);
    expect(allow).toHaveBeenCalledTimes(1);
  });
});
