import { inArray, or } from 'drizzle-orm';
import { ownNames } from '../audit/names';
import { inWords, readLines } from '../audit/read';
import type { Database } from '../../platform/database/database';
import { auditLog } from '../../platform/database/schema';

/** Lines that one answer holds; more than anybody has caused. */
const MOST = 5_000;

/**
 * What one person did, and what was done to the own data, in words that name nobody else. The network is told of the
 * own acts only: of others it is theirs.
 * @param own names of the own account, applicant and records, by reference as the audit log has it
 */
export async function ownEvents(db: Database, own: ReadonlyMap<string, string>) {
  const references = [...own.keys()];
  const where = or(inArray(auditLog.actor, references), inArray(auditLog.subject, references));
  const lines = (await readLines(db, where, { limit: MOST })).map((line) => {
    const { network, ...others } = line.personal ?? {};
    return own.has(line.actor) ? line : { ...line, personal: network === undefined ? line.personal : others };
  });
  return (await inWords(db, lines, ownNames(own))).map(({ at, text, notes }) => ({ at, text, notes }));
}
