import { eq } from 'drizzle-orm';
import { campuses, faculty, meta, notices, siteSettings, staff } from '../src/platform/database/schema';
import type { Database } from '../src/platform/database/database';
import type { Services } from '../src/platform/services';
import { seedAllotments } from './admission/allotments';
import { publishRanks, seedRanks } from './admission/ranks';
import { seedAdmission, seedTracks } from './admission/seed';
import { seedCatalogue } from './catalogue/seed';
import { seedGrievances } from './grievances';
import { seedHindi } from './hindi/seed';
import { seedMedia } from './media';
import { seedNotices } from './notices';
import { seedPages } from './pages/seed';
import { seedSettings } from './settings/seed';
import { writeCalendarOffset } from '../src/platform/calendar-offset';
import { stableId } from '../src/platform/ids';
import { hashPassword } from '../src/domains/staff/passwords';
import { demoLogins } from './logins';
import { facultyRows } from './people/people';

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [campuses, staff, notices]) if ((await db.$count(table)) > 0) return false;
  return true;
}

/** What a demonstration that was begun before there were settings and pages of text lacks, as of its own first start. */
async function complete(db: Database): Promise<void> {
  const [begun] = await db.select().from(meta).where(eq(meta.key, 'first_start'));
  if (!begun || (await db.$count(siteSettings, eq(siteSettings.id, 'identity'))) > 0) return;
  await db.transaction((tx) => seedWords(tx, new Date(begun.value)));
}

/** What the site says of itself. Pictures that it names stand before it. */
async function seedWords(db: Database, firstStart: Date): Promise<void> {
  await seedSettings(db, firstStart);
  await seedPages(db, firstStart);
}

/** The day of the site when a demonstration begins: 10:00 in India. */
export const FIRST_START = new Date('2025-08-16T04:30:00Z');

/**
 * Loads the demonstration data into an empty database, all or nothing, and sets the calendar to its first day. A
 * demonstration that is there already gets what it lacks.
 * @returns whether the database was empty
 */
export async function seedDemo(
  { db, clock, files, pepper }: Pick<Services, 'db' | 'clock' | 'files' | 'pepper'>,
  firstStart = FIRST_START,
): Promise<boolean> {
  if (!(await isEmpty(db))) {
    await complete(db);
    return false;
  }
  await db.transaction(async (tx) => {
    await tx.insert(meta).values({ key: 'first_start', value: firstStart.toISOString() });
    await writeCalendarOffset(tx, firstStart.getTime() - clock().getTime());
    await seedMedia(tx, files, firstStart);
    await seedWords(tx, firstStart);
    await seedTracks(tx, firstStart);
    await seedCatalogue(tx, firstStart);
    await seedStaff(tx);
    await seedAdmission(tx, firstStart);
    await seedRanks(tx, firstStart);
    await seedAllotments(tx, pepper, firstStart);
    await publishRanks(tx, firstStart);
    await seedNotices(tx, files, firstStart);
    await seedGrievances(tx, firstStart);
    await seedHindi(tx, firstStart);
  });
  return true;
}

/** A member of the faculty who heads nothing, to show what somebody without a further right may change. */
const withLogin = facultyRows.find(({ isHead }) => !isHead)?.row;

/** The staff who log in, and a page of her or his own for the one of the role faculty. Needs the faculty. */
async function seedStaff(db: Database): Promise<void> {
  const rows = demoLogins.staff.map(async ({ email, name, password, role, scopes = [] }) => ({
    id: stableId('staff', email),
    email,
    name,
    role,
    scopes,
    isIccMember: role === 'grievances',
    passwordHash: await hashPassword(password),
  }));
  await db.insert(staff).values(await Promise.all(rows));
  const login = demoLogins.staff.find(({ role }) => role === 'faculty');
  if (withLogin && login) await db.update(faculty).set({ email: login.email }).where(eq(faculty.id, withLogin.id));
}
