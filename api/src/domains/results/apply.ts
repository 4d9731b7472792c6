import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, applicantSessions, importRows } from '../../platform/database/schema';
import { personDiffers, personOfRow, recordDiffers, recordOfRow } from './compare';
import type { RoundKey } from '../admission/rounds';
import { inRound } from './round-counts';

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

async function applyPeople(tx: Database, key: RoundKey, importId: string): Promise<void> {
  await tx.execute(sql`update ${p} set name = ${s.name}, email = ${s.email}, dob_hmac = ${s.dobHmac},
      registered_category = ${s.registeredCategory}
    from ${s} where ${isOurs(importId)} and ${personOfRow(key)} and ${personDiffers}`);
  await tx.execute(sql`insert into ${p} (id, cycle, track, email, dob_hmac, form_number, name, registered_category)
    select ${s.applicantId}, ${key.cycle}, ${key.track}, ${s.email}, ${s.dobHmac}, ${s.formNumber}, ${s.name}, ${s.registeredCategory}
    from ${s} where ${isOurs(importId)} and not exists (select 1 from ${p} where ${personOfRow(key)})`);
}

async function applyRecords(tx: Database, key: RoundKey, importId: string): Promise<void> {
  // A seat that is decided on has not changed (compare.ts), so its decision stands.
  const status = sql`case when ${s.outcome} = 'allotted' then coalesce(${a.status}, 'pending') end`;
  await tx.execute(sql`update ${a} set outcome = ${s.outcome}, program_id = ${s.programId}, campus_id = ${s.campusId},
      category_allocated = ${s.categoryAllocated}, preference = ${s.preference}, rank = ${s.rank}, status = ${status}
    from ${s} join ${p} on ${personOfRow(key)}
    where ${isOurs(importId)} and ${recordOfRow(key)} and ${recordDiffers}`);
  await tx.execute(sql`insert into ${a} (id, applicant_id, cycle, track, round, outcome, program_id, campus_id,
      category_allocated, preference, rank, status)
    select ${s.allotmentId}, ${p.id}, ${key.cycle}, ${key.track}, ${key.round}, ${s.outcome}, ${s.programId}, ${s.campusId},
      ${s.categoryAllocated}, ${s.preference}, ${s.rank}, case when ${s.outcome} = 'allotted' then 'pending' end
    from ${s} join ${p} on ${personOfRow(key)}
    where ${isOurs(importId)} and not exists (select 1 from ${a} where ${recordOfRow(key)})`);
}

/** Makes the staged rows the records of the round. Records that the file does not have stay. */
export async function applyRows(tx: Database, key: RoundKey, importId: string): Promise<void> {
  await endSessions(tx, key, importId);
  await applyPeople(tx, key, importId);
  await refreshStatistics(tx);
  await applyRecords(tx, key, importId);
}
