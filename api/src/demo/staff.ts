import type { Database } from '../database/database';
import { staff } from '../database/schema';
import { stableId } from '../ids';
import { hashPassword } from '../staff/passwords';
import { demoLogins } from './logins';

export async function seedStaff(db: Database): Promise<void> {
  const rows = demoLogins.staff.map(async ({ email, password, role }) => ({
    id: stableId('staff', email),
    email,
    role,
    passwordHash: await hashPassword(password),
  }));
  await db.insert(staff).values(await Promise.all(rows));
}
