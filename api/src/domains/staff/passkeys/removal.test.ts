/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { generate } from 'otplib';
import type { Database } from '../../../platform/database/database';
import { dropCodes } from '../second-factor/repository';
import { lockStaff } from '../../roster/roster';
import { onDatabase } from '../../../testing/world';
import { callerOf } from './testing/caller';
import { Device } from './testing/device';

/** Whether a statement of some connection waits for one of another. */
const somebodyWaits = async (db: Database) => (await db.$count(sql`pg_locks`, sql`not granted`)) > 0;

onDatabase(
  'two second factors of a role that has to have one',
  (world) => {
    const { add, as } = callerOf(world);

    test('are never both removed: the second removal sees the first, which is still under way', async () => {
      const token = await world().tokenOf('admin');
      await add(token, new Device());
      const { secret } = (await as(token, 'POST', '/auth/second-factor')).json().data;
      const code = await generate({ secret, epoch: world().clock.now.getTime() / 1000 });
      await as(token, 'POST', '/auth/second-factor/confirm', { code });
      const [{ _id }] = (await as(token, 'GET', '/auth/passkey')).json().data.passkeys;
      const me = (await as(token, 'GET', '/auth/me')).json().data.me;
      // Started inside, not awaited there: the embedded database has one connection, and lets it wait by itself.
      const { removal } = await world().api.db.transaction(async (tx) => {
        await lockStaff(tx, me._id);
        await dropCodes(tx, me._id);
        let isAnswered = false;
        const removal = as(token, 'DELETE', `/auth/passkey/${_id}`).finally(() => {
          isAnswered = true;
        });
        if (world().databaseUrl) while (!isAnswered && !(await somebodyWaits(world().api.db)));
        return { removal };
      });
      expect((await removal).statusCode).toBe(409);
      expect((await as(token, 'GET', '/auth/second-factor')).json().data).toMatchObject({
        isOn: false,
        hasPasskey: true,
      });
    });
  },
  { deployed: true },
);
