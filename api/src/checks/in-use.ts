import { and, count, eq, isNotNull, min, sql } from 'drizzle-orm';
import { DAY, HOUR, MINUTE, SECOND } from '@university/shared/time';
import { StartupError } from '@university/web';
import { readLastBackup } from '../commands/backup/backup';
import { verifyChain } from '../domains/audit/chain';
import { type Database, rowsOf } from '../platform/database/database';
import { openPostgres } from '../platform/database/open';
import { outbox } from '../platform/database/schema';
import { readKeys } from '../platform/keys';
import type { ApiVariables } from '../variables';
import { error, type Finding, findings, ok, warning } from './finding';

const LIMITS = { backup: 2 * DAY, mail: HOUR, clock: 5 * SECOND };

/** Checks PostgreSQL without changing it; the embedded database may be in use. */
export async function checkInUse(config: ApiVariables): Promise<Finding[]> {
  const { DATABASE_URL } = config;
  if (!DATABASE_URL) return [];
  const opened = await openPostgres(DATABASE_URL, { onError: () => {}, hasNoLimits: true }).catch((cause: unknown) => {
    // Reported by `checkPostgres`.
    if (cause instanceof StartupError) return undefined;
    throw cause;
  });
  if (!opened) return [];
  const { db } = opened;
  try {
    return [
      ...(await findings('audit log', () => checkAuditLog(db, config))),
      ...(await findings('mail', () => checkMail(db))),
      ...(await findings('clock', () => checkClock(db))),
      ...(await findings('backup', () => checkBackup(db))),
    ];
  } finally {
    await opened.close();
  }
}

async function checkAuditLog(db: Database, { SECRET_KEY }: ApiVariables) {
  const keys = SECRET_KEY && (await readKeys(db, SECRET_KEY));
  if (!keys) return [];
  const { head, problem } = await verifyChain(db, keys.secretKey);
  return problem ? error(`It is broken. ${problem}`) : ok(`It is whole: ${head.number} links.`);
}

/** Without bulk mail, which may wait for hours. */
async function checkMail(db: Database) {
  const [waiting] = await db
    .select({ mails: count(), due: min(outbox.nextAttemptAt) })
    .from(outbox)
    .where(and(isNotNull(outbox.nextAttemptAt), eq(outbox.isBulk, false)));
  const late = waiting?.due ? Date.now() - waiting.due.getTime() : 0;
  if (late < LIMITS.mail) return ok(`${waiting?.mails ?? 0} mails wait.`);
  return warning(`${waiting?.mails} mails wait, the first for ${Math.floor(late / MINUTE)} minutes.`);
}

async function checkClock(db: Database) {
  const [row] = await rowsOf<{ at: number }>(
    db,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  const apart = Math.abs(Date.now() - Number(row?.at));
  const says = `The clocks of this machine and of PostgreSQL differ by ${(apart / SECOND).toFixed(1)} s.`;
  return apart > LIMITS.clock ? warning(says) : ok(says);
}

async function checkBackup(db: Database) {
  const last = await readLastBackup(db);
  if (!last) return warning('None was made with `university backup`.');
  const says = `The last one is of ${last.toISOString()}.`;
  return Date.now() - last.getTime() > LIMITS.backup ? warning(says) : ok(says);
}
