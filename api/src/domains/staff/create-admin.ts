import { passwordReset, staffInvitation } from '@university/shared/contract';
import { HttpError, StartupError } from '@university/web';
import { audit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { readIdentity } from '../../platform/settings';
import { refuseWeakPassword } from './password-rules';
import { hashPassword } from './passwords';
import { insertStaff } from '../roster/roster';

const newAdmin = staffInvitation.pick({ email: true, name: true }).extend({ password: passwordReset.shape.password });

/**
 * Makes an admin who can log in at once; for the command line of whoever runs the server.
 * @returns the id of the account
 * @throws StartupError for what is wrong with the values, and for an e-mail address that has an account
 */
export async function createAdmin(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: { email: string; name: string; password: string },
): Promise<string> {
  const { email, name, password } = await check(db, given);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const member = await insertStaff(tx, { id: newId(), email, name, role: 'admin', passwordHash });
    if (!member) throw new StartupError(`There is an account with the address ${email} already.`);
    await audit(tx, { at: clock(), actor: 'command-line', action: 'create-admin', subject: `staff:${member.id}` });
    return member.id;
  });
}

async function check(db: Database, given: unknown) {
  const { data, error } = newAdmin.safeParse(given);
  if (!data)
    throw new StartupError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  try {
    await refuseWeakPassword(data.password, { person: data, identity: await readIdentity(db) }, 'password');
    return data;
  } catch (refusal) {
    if (!(refusal instanceof HttpError)) throw refusal;
    throw new StartupError(`password: ${refusal.issues?.[0]?.message}`);
  }
}
