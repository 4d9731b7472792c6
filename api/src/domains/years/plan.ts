import type { PlanProblem, AdmissionPlan, DocumentData } from '@university/shared/contract';
import { formatDate, formatInstant, istDay } from '@university/shared/time';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { applications, cycles, rounds, tracks } from '../../platform/database/schema';
import type { Services } from '../../platform/services';
import { listStored, type Stored } from '../documents/queries';
import { countRecords } from '../results/round-counts';
import { readCycle } from '../admission/schedule';

interface Entry {
  id: string;
  data: Record<string, unknown>;
}

interface Plan {
  beginsOn: string;
  tracks: readonly { code: string; name: string; status: string }[];
  applications: readonly Entry[];
  /** In order. */
  rounds: readonly Entry[];
}

/** Invalid dates are null. */
interface Round {
  id: string;
  name: string;
  round: number;
  final: boolean;
  opensAt: string | null;
  closesAt: string | null;
  payFrom: string | null;
  verifyFrom: string | null;
  hasPlacelessCounselling: boolean;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

const toRound = ({ id, data }: Entry, track: string): Round => ({
  id,
  name: `${track}, round ${data.round}`,
  round: Number(data.round),
  final: data.final === true,
  opensAt: textOf(data.opensAt),
  closesAt: textOf(data.closesAt),
  payFrom: textOf(data.payFrom),
  verifyFrom: textOf(data.verifyFrom),
  hasPlacelessCounselling: Boolean(data.counsellingAt) && !data.counsellingCampusId,
});

/** A window that closes at midnight ends the day before. */
const lastDay = (closesAt: string): string => istDay(Date.parse(closesAt) - 1);

const blocking = (entry: string | null, message: string): PlanProblem => ({ entry, message, blocks: true });
const remark = (entry: string | null, message: string): PlanProblem => ({ entry, message, blocks: false });

function ofRound(round: Round, beginsOn: string): PlanProblem[] {
  const { id, name, opensAt, closesAt, payFrom, verifyFrom } = round;
  const found: PlanProblem[] = [];
  if (!opensAt || !closesAt) found.push(blocking(id, `${name}: no window yet.`));
  if (opensAt && istDay(opensAt) < beginsOn) {
    const begins = `before this admission begins on ${formatDate(beginsOn)}`;
    found.push(blocking(id, `${name}: decisions open on ${formatDate(opensAt)}, ${begins}.`));
  }
  if (closesAt && payFrom && payFrom < lastDay(closesAt)) {
    const pay = `payment begins on ${formatDate(payFrom)}`;
    found.push(blocking(id, `${name}: ${pay}, before decisions close on ${formatInstant(closesAt)}.`));
  }
  if (payFrom && verifyFrom && verifyFrom < payFrom) {
    const verify = `documents are verified from ${formatDate(verifyFrom)}`;
    found.push(blocking(id, `${name}: ${verify}, before payment begins on ${formatDate(payFrom)}.`));
  }
  if (!payFrom) found.push(remark(id, `${name}: no days of payment yet.`));
  if (!verifyFrom) found.push(remark(id, `${name}: no days of verification yet.`));
  if (round.hasPlacelessCounselling) found.push(remark(id, `${name}: the separate counselling has no campus.`));
  return found;
}

function betweenRounds(rounds: readonly Round[]): PlanProblem[] {
  return rounds.slice(1).flatMap((round, index): PlanProblem[] => {
    const earlier = rounds[index] as Round;
    const found: PlanProblem[] = [];
    if (earlier.closesAt && round.opensAt && Date.parse(round.opensAt) < Date.parse(earlier.closesAt)) {
      const opens = `opens on ${formatInstant(round.opensAt)}`;
      const closes = `before round ${earlier.round} closes on ${formatInstant(earlier.closesAt)}`;
      found.push(blocking(round.id, `${round.name} ${opens}, ${closes}.`));
    }
    if (earlier.final) {
      found.push(blocking(earlier.id, `${earlier.name} is marked as the last one, and round ${round.round} follows.`));
    }
    return found;
  });
}

function ofApplication({ id, data }: Entry, track: string, first: Round | undefined): PlanProblem[] {
  const [opensOn, lastDate] = [textOf(data.opensOn), textOf(data.lastDate)];
  const name = `${track}, applications`;
  if (!lastDate) return [remark(id, `${name}: no last date yet.`)];
  const found: PlanProblem[] = [];
  if (opensOn && opensOn > lastDate) {
    found.push(
      blocking(id, `${name}: they open on ${formatDate(opensOn)}, after the last date ${formatDate(lastDate)}.`),
    );
  }
  if (first?.opensAt && lastDate > istDay(first.opensAt)) {
    const opens = `decisions of round ${first.round} open on ${formatInstant(first.opensAt)}`;
    // Late applications are for seats left over: not a contradiction.
    found.push(remark(id, `${name}: the last date is ${formatDate(lastDate)}, after ${opens}.`));
  }
  return found;
}

export function problemsOf({ beginsOn, tracks, applications, rounds }: Plan): PlanProblem[] {
  const found = tracks.flatMap(({ code, name, status }): PlanProblem[] => {
    const own = rounds.filter(({ data }) => data.track === code).map((each) => toRound(each, name));
    const period = applications.find(({ data }) => data.track === code);
    if (own.length === 0 && !period) return [];
    return [
      ...(status === 'published'
        ? []
        : [remark(null, `${name}: the track is a draft, so visitors see nothing of it.`)]),
      ...(period ? ofApplication(period, name, own[0]) : [remark(null, `${name}: no application period yet.`)]),
      ...(own.length === 0 ? [remark(null, `${name}: no rounds yet.`)] : []),
      ...own.flatMap((round) => ofRound(round, beginsOn)),
      ...betweenRounds(own),
      ...(own.length > 0 && !own.at(-1)?.final ? [remark(null, `${name}: no round is marked as the last one.`)] : []),
    ];
  });
  return rounds.length + applications.length === 0 ? [blocking(null, 'Nothing is planned for this year yet.')] : found;
}

export async function storedPlan(db: Database, cycle: string): Promise<{ applications: Stored[]; rounds: Stored[] }> {
  const of = async (kind: 'application' | 'round') => {
    const own = eq((kind === 'round' ? rounds : applications).cycle, cycle);
    return (await listStored(db, { kind, own })).documents.filter(({ status }) => status !== 'archived');
  };
  return { applications: await of('application'), rounds: await of('round') };
}

export const listTracks = (db: Database) =>
  db
    .select({ code: tracks.code, name: tracks.name, status: tracks.status })
    .from(tracks)
    .where(ne(tracks.status, 'archived'))
    .orderBy(asc(tracks.position), asc(tracks.code));

type Track = Awaited<ReturnType<typeof listTracks>>[number];

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

/** `asked`: undefined for the current cycle, or the newest. */
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
  const results = await db
    .select({ id: rounds.id })
    .from(rounds)
    .where(and(eq(rounds.cycle, found.code), rounds.published));
  const out = new Set(results.map(({ id }) => id));
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
