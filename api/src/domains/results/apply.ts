import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, applicantSessions, importRows } from '../../platform/database/schema';
import { personOfRow, recordOfRow } from './compare';
import { assignments, personDiffers, personPairs, recordDiffers, recordPairs } from './differences';
import type { RoundKey } from '../admission/rounds';
import { inRound } from './round-counts';
import type { Staged } from './stage';

const [p, a, s] = [applicants, allotments, importRows];

/** Lets imports of a track take turns, as they may bring the same applicants; ends with the transaction. */
export async function lockTrack(tx: Database, { cycle, track }: RoundKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`import:${cycle}:${track}`}))`);
}

/** Holds the records of a round as they are until the transaction ends: nobody decides meanwhile. */
export async function lockRecords(tx: Database, key: RoundKey): Promise<void> {
  await tx.execute(sql`select count(*) from (
    select 1 from ${a} where ${inRound(key)} for update) locked`);
}

/**
 * Counts what a bulk load has changed, as nothing else does within a transaction, or ever on the embedded database.
 * Without it the database takes the tables for small, and compares each of 50,000 rows with every other.
 */
export async function refreshStatistics(tx: Database): Promise<void> {
  for (const table of [importRows, applicants, allotments]) await tx.execute(sql`analyze ${table}`);
}

const isOurs = (importId: string) => sql`${s.importId} = ${importId}`;

/** Whoever signed in with an e-mail address or a date of birth that was wrong is signed out. */
async function endSessions(tx: Database, key: RoundKey, importId: string): Promise<void> {
  await tx.execute(sql`delete from ${applicantSessions} using ${a}, ${p}, ${s}
    where ${applicantSessions.allotmentId} = ${a.id} and ${a.applicantId} = ${p.id}
      and ${isOurs(importId)} and ${personOfRow(key)}
      and (${p.email}, ${p.dobHmac}) is distinct from (${s.email}, ${s.dobHmac})`);
}

/** Photographs of people for whom the file names another one. */
async function findReplaced(tx: Database, key: RoundKey, importId: string): Promise<string[]> {
  const rows = await tx
    .select({ file: p.photoFile })
    .from(p)
    .innerJoin(s, personOfRow(key))
    .where(sql`${isOurs(importId)} and ${p.photoFile} is not null and ${p.photoName} is distinct from ${s.photoName}`);
  return rows.flatMap(({ file }) => file ?? []);
}

async function applyPeople(tx: Database, key: RoundKey, { importId, given }: Staged): Promise<void> {
  // What was found under the old name is a photograph of nobody.
  const photo = sql`, photo_file = case when ${p.photoName} is distinct from ${s.photoName} then null else ${p.photoFile} end`;
  await tx.execute(sql`update ${p} set ${assignments(personPairs(given))}${given.has('photo') ? photo : sql``}
    from ${s} where ${isOurs(importId)} and ${personOfRow(key)} and ${personDiffers(given)}`);
  await tx.execute(sql`insert into ${p} (id, cycle, track, email, dob_hmac, form_number, name, registered_category, photo_name,
      language)
    select ${s.applicantId}, ${key.cycle}, ${key.track}, ${s.email}, ${s.dobHmac}, ${s.formNumber}, ${s.name},
      ${s.registeredCategory}, ${s.photoName}, ${s.language}
    from ${s} where ${isOurs(importId)} and not exists (select 1 from ${p} where ${personOfRow(key)})`);
}

async function applyRecords(tx: Database, key: RoundKey, { importId, given }: Staged): Promise<void> {
  // A seat that is decided on has not changed (compare.ts), so its decision stands.
  const status = sql`case when ${s.outcome} = 'allotted' then coalesce(${a.status}, 'pending') end`;
  await tx.execute(sql`update ${a} set ${assignments(recordPairs(given))}, status = ${status}
    from ${s} join ${p} on ${personOfRow(key)}
    where ${isOurs(importId)} and ${recordOfRow(key)} and ${recordDiffers(given)}`);
  await tx.execute(sql`insert into ${a} (id, applicant_id, cycle, track, round, outcome, program_id, campus_id,
      category_allocated, preference, rank, marks, preferences, status)
    select ${s.allotmentId}, ${p.id}, ${key.cycle}, ${key.track}, ${key.round}, ${s.outcome}, ${s.programId}, ${s.campusId},
      ${s.categoryAllocated}, ${s.preference}, ${s.rank}, ${s.marks}, ${s.preferences},
      case when ${s.outcome} = 'allotted' then 'pending' end
    from ${s} join ${p} on ${personOfRow(key)}
    where ${isOurs(importId)} and not exists (select 1 from ${a} where ${recordOfRow(key)})`);
}

/**
 * Makes the staged rows the records of the round. Records that the file does not have stay.
 * @returns files of photographs that no row names any more
 */
export async function applyRows(tx: Database, key: RoundKey, staged: Staged): Promise<string[]> {
  await endSessions(tx, key, staged.importId);
  const replaced = staged.given.has('photo') ? await findReplaced(tx, key, staged.importId) : [];
  await applyPeople(tx, key, staged);
  await refreshStatistics(tx);
  await applyRecords(tx, key, staged);
  return replaced;
}
