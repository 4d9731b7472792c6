import { verify } from '@node-rs/argon2';
import { and, eq, isNotNull } from 'drizzle-orm';
import { anyOf, type Database } from '../src/platform/database/database';
import { staff } from '../src/platform/database/schema';
import { demoLogins } from './logins';

/** E-mails of the enabled accounts of the demonstration whose password is still the one that everybody knows. */
export async function accountsWithDemoPassword(db: Database): Promise<string[]> {
  const passwords = new Map(demoLogins.staff.map(({ email, password }) => [email, password]));
  const accounts = await db
    .select({ email: staff.email, hash: staff.passwordHash })
    .from(staff)
    .where(and(anyOf(staff.email, [...passwords.keys()]), eq(staff.disabled, false), isNotNull(staff.passwordHash)))
    .orderBy(staff.email);
  const found = await Promise.all(
    accounts.map(async ({ email, hash }) => (await verify(hash ?? '', passwords.get(email) ?? '')) && email),
  );
  return found.filter((email) => email !== false);
}

/** What to say of these accounts to who runs the server. */
export const demoPasswordsFound = (emails: readonly string[]): string =>
  `This database has accounts of the demonstration, whose password everybody can read: ${emails.join(', ')}. ` +
  'Use a new database; or start without DEPLOY=production where only you can reach it (HOST=127.0.0.1), log in with an ' +
  'account that `university admin create` made, and disable these accounts or give them other passwords.';
