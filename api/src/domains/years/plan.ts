import type { AdmissionPlan, DocumentData } from '@university/shared/contract';
import { asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { applications, cycles, rounds, tracks } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { listStored, type Stored } from '../documents/repository';
import { countRecords } from '../results/round-counts';
import { readCycle } from '../admission/cycle';
import { problemsOf } from './problems';

/** More than a university has in a year. */
const ALL = { limit: 1_000, page: 1 };

/** What is planned for a cycle, without what is archived. */
export async function storedPlan(db: Database, cycle: string): Promise<{ applications: Stored[]; rounds: Stored[] }> {
  const of = async (kind: 'application' | 'round') => {
    const { table } = kind === 'round' ? { table: rounds } : { table: applications };
    const { documents } = await listStored(db, { kind, own: eq(table.cycle, cycle), ...ALL });
    return documents.filter(({ status }) => status !== 'archived');
  };
  return { applications: await of('application'), rounds: await of('round') };
}

/** Tracks that are not archived, in the order of lists. */
export const listTracks = (db: Database) =>
  db
    .select({ code: tracks.code, name: tracks.name, status: tracks.status })
    .from(tracks)
    .where(ne(tracks.status, 'archived'))
    .orderBy(asc(tracks.position), asc(tracks.code));

type Track = Awaited<ReturnType<typeof listTracks>>[number];

/** Entries in the order of tracks; rounds of a track by number. */
const inOrder = (entries: readonly Stored[], of: readonly Track[]) =>
  entries.toSorted((one, other) => {
    const place = ({ data }: Stored) => of.findIndex(({ code }) => code === data.track);
    return place(one) - place(other) || Number(one.data.round ?? 0) - Number(other.data.round ?? 0);
  });

const entryOf = <K extends 'application' | 'round'>({ id, version, status, data }: Stored) => ({
  _id: id,
  version,
  status,
  data: data as DocumentData<K>,
});

/** @param asked code of a cycle; undefined: the one that the site speaks of, and where there is none the newest */
export async function readPlan(
  { db, calendar }: Pick<Services, 'db' | 'calendar'>,
  asked?: string,
): Promise<AdmissionPlan> {
  const all = await db.select().from(cycles).orderBy(desc(cycles.beginsOn));
  const code = asked ?? (await readCycle(db, calendar())) ?? all[0]?.code;
  const found = all.find((each) => each.code === code);
  const known = await listTracks(db);
  const empty = { cycle: null, tracks: known, applications: [], rounds: [], problems: [] };
  const listed = all.map(({ code: each, beginsOn, status }) => ({ code: each, beginsOn, status }));
  if (!found) return { cycles: listed, ...empty };
  const plan = await storedPlan(db, found.code);
  const ordered = { applications: inOrder(plan.applications, known), rounds: inOrder(plan.rounds, known) };
  const counts = await countRecords(db, calendar(), { cycle: found.code });
  const out = await publishedOf(db, plan.rounds);
  const { id, version, status, beginsOn } = found;
  return {
    cycles: listed,
    cycle: { _id: id, version, status, beginsOn },
    tracks: known,
    applications: ordered.applications.map(entryOf<'application'>),
    rounds: ordered.rounds.map((each) => ({
      ...entryOf<'round'>(each),
      published: out.has(each.id),
      records: counts.of(String(each.data.track), Number(each.data.round)).total,
    })),
    problems: problemsOf({ beginsOn, tracks: known, ...ordered }),
  };
}

/** Ids of the rounds whose result is out. */
async function publishedOf(db: Database, of: readonly Stored[]): Promise<Set<string>> {
  if (of.length === 0) return new Set();
  const ids = of.map(({ id }) => id);
  const rows = await db
    .select({ id: rounds.id, published: rounds.published })
    .from(rounds)
    .where(inArray(rounds.id, ids));
  return new Set(rows.filter(({ published }) => published).map(({ id }) => id));
}
