import { eq } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database';
import { faculty, staff } from '../src/platform/database/schema';
import { stableId } from '../src/platform/ids';
import { hashPassword } from '../src/domains/staff/passwords';
import { facultyRows } from './faculty';
import { demoLogins } from './logins';

/** A member of the faculty who heads nothing: heads are named by their e-mail address, which changes here. */
const withLogin = facultyRows.find(({ isHead }) => !isHead)?.row;

/** The staff who log in, and a page of her or his own for the one of the role faculty. Needs the faculty. */
export async function seedStaff(db: Database): Promise<void> {
  const rows = demoLogins.staff.map(async ({ email, name, password, role }) => ({
    id: stableId('staff', email),
    email,
    name,
    role,
    isIccMember: role === 'grievances',
    passwordHash: await hashPassword(password),
  }));
  await db.insert(staff).values(await Promise.all(rows));
  const login = demoLogins.staff.find(({ role }) => role === 'faculty');
  if (withLogin && login) await db.update(faculty).set({ email: login.email }).where(eq(faculty.id, withLogin.id));
}
