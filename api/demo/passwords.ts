import { verify } from '@node-rs/argon2';
import { and, eq, isNotNull } from 'drizzle-orm';
import { anyOf, type Database } from '../src/platform/database/database';
import { staff } from '../src/platform/database/schema';
import { demoLogins } from './logins';

/** Accounts with the public password. */
async function withDemoPassword(db: Database, disabled: boolean): Promise<string[]> {
  const passwords = new Map(demoLogins.staff.map(({ email, password }) => [email, password]));
  const accounts = await db
    .select({ email: staff.email, hash: staff.passwordHash })
    .from(staff)
    .where(and(anyOf(staff.email, [...passwords.keys()]), eq(staff.disabled, disabled), isNotNull(staff.passwordHash)))
    .orderBy(staff.email);
  const found = await Promise.all(
    accounts.map(async ({ email, hash }) => (await verify(hash ?? '', passwords.get(email) ?? '')) && email),
  );
  return found.filter((email) => email !== false);
}

export const accountsWithDemoPassword = (db: Database): Promise<string[]> => withDemoPassword(db, false);

/** For disabled accounts, which could be enabled again. */
export async function dropDemoPasswords(db: Database): Promise<void> {
  await db
    .update(staff)
    .set({ passwordHash: null })
    .where(anyOf(staff.email, await withDemoPassword(db, true)));
}

export const demoPasswordsFound = (emails: readonly string[]): string =>
  `This database has accounts of the demonstration, whose password everybody can read: ${emails.join(', ')}. ` +
  'Use a new database; or start without DEPLOY=production where only you can reach it (HOST=127.0.0.1), log in with an ' +
  'account that `university admin create` made, and disable these accounts or give them other passwords.';
