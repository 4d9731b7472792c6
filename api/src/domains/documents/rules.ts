import { type DocumentKind, isUrgent, reviewedBy, type SettingKey } from '@university/shared/contract';
import { invalid, HttpError } from '@university/web';
import { and, eq, exists, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, erasedCounts, rankRanges, rounds } from '../../platform/database/schema';
import { requireRecentProof } from '../../platform/http/route';
import { type Editor, guardedOf } from './editors';
import { roundOfRecord } from '../allotment/queries';
import { type Actor, findDocuments, same, type State, type Stored } from './queries';
import { DRAFT, usesOf } from './references';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/rules';

export interface Issue {
  /** Field of the document; empty: all of it. */
  field: string;
  message: string;
}

export const invalidAt = ({ field, message }: Issue): HttpError =>
  invalid([{ path: field ? `data.${field}` : 'data', message }]);

/** `campuses_slug_unique` → `slug`. */
const UNIQUE = /^[a-z]+_([a-z_]+)_unique$/;

const TAKEN = 'Another one has this already';

/** Ids are unique across all kinds. */
export const ID_TAKEN: Issue = { field: 'code', message: `${TAKEN}. Choose another code` };

/** Erased results have no row that a constraint could protect. */
export const ROUND_STAYS: Issue = {
  field: 'round',
  message: 'This round has results. Its academic year, its track and its number cannot be changed',
};

const CONSTRAINTS: Record<string, Issue> = {
  tracks_pkey: { field: 'code', message: TAKEN },
  cycles_pkey: { field: 'code', message: TAKEN },
  allotments_round_fk: ROUND_STAYS,
  rounds_published_check: {
    field: 'closesAt',
    message: 'The result is out: give the window in which applicants decide',
  },
};

/** A constraint violation as an issue; undefined for other errors. */
export function issueOf(error: unknown): Issue | undefined {
  for (
    let cause = error as Error & { code?: unknown; constraint?: unknown };
    cause;
    cause = cause.cause as typeof cause
  ) {
    const known = CONSTRAINTS[String(cause.constraint)];
    if (known) return known;
    if (cause.code !== '23505') continue;
    const column = UNIQUE.exec(String(cause.constraint))?.[1] ?? '';
    return { field: column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), message: TAKEN };
  }
  return undefined;
}

/** Result windows depend on them. */
const AT_STAKE: readonly DocumentKind[] = ['round', 'cycle'];

export function requireProofFor({ provedAt }: Editor, kind: DocumentKind, now: Date): void {
  if (AT_STAKE.includes(kind)) requireRecentProof(provedAt, now);
}

type Named = Pick<Stored, 'kind' | 'id' | 'data'>;

/** Rows of a table that name an academic year, a track or a round. */
const namedIn = (
  { cycle, track, round }: typeof erasedCounts | typeof rankRanges,
  data: Stored['data'],
): { [K in DocumentKind]?: SQL } => ({
  cycle: eq(cycle, String(data.code)),
  track: eq(track, String(data.code)),
  round: and(eq(cycle, String(data.cycle)), eq(track, String(data.track)), eq(round, Number(data.round))),
});

/** Results that refer to a document, including erased ones, whose counts stay. */
export async function countResults(tx: Database, { kind, id, data }: Named) {
  const present = await countAllotments(tx, kind, id);
  const erased = namedIn(erasedCounts, data)[kind];
  if (!erased) return present;
  const [found] = await tx
    .select({ records: sum(erasedCounts.records).mapWith(Number) })
    .from(erasedCounts)
    .where(erased);
  return present + (found?.records ?? 0);
}

/** Published opening and closing ranks, which outlive the results. */
export async function hasRanks(tx: Database, { kind, id, data }: Named): Promise<boolean> {
  const named: { [K in DocumentKind]?: SQL } = {
    ...namedIn(rankRanges, data),
    program: eq(rankRanges.programId, id),
    campus: eq(rankRanges.campusId, id),
  };
  return named[kind] !== undefined && (await tx.$count(rankRanges, named[kind])) > 0;
}

async function countAllotments(tx: Database, kind: DocumentKind, id: string): Promise<number> {
  const ofRound = tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.id, id), roundOfRecord));
  const present: { [K in DocumentKind]?: [table: typeof allotments | typeof applicants, condition: SQL] } = {
    program: [allotments, eq(allotments.programId, id)],
    campus: [allotments, eq(allotments.campusId, id)],
    track: [applicants, eq(applicants.track, id)],
    cycle: [applicants, eq(applicants.cycle, id)],
    round: [allotments, exists(ofRound)],
  };
  return present[kind] ? tx.$count(...present[kind]) : 0;
}

const NAMED_BY = ['cycle', 'track', 'round'] as const;

export async function becomesAnother(tx: Database, before: Stored, data: Stored['data']): Promise<boolean> {
  if (before.kind !== 'round' || NAMED_BY.every((field) => before.data[field] === data[field])) return false;
  return (await countResults(tx, before)) > 0 || hasRanks(tx, before);
}

/** Those of what public documents show, for a picture. */
async function reviewKeys(tx: Database, { kind, id }: Reviewed): Promise<SettingKey[]> {
  const shown = kind === 'media' && id ? (await usesOf(tx, kind, id)).filter(({ field }) => field !== DRAFT) : [];
  const documents = await findDocuments(
    tx,
    shown.map((use) => ({ kind: use.kind, id: use._id })),
  );
  const showing = [...documents.values()].filter(({ status }) => status === 'published');
  return [...new Set([kind, ...showing.map((each) => each.kind)].flatMap((each) => reviewedBy(each) ?? []))];
}

interface Reviewed {
  kind: DocumentKind;
  id?: string;
}

/** Whether a second person has to approve. Not if all `states` are urgent. */
export async function needsApproval(
  services: Pick<Services, 'db' | 'isDeployed'>,
  document: Reviewed,
  ...states: readonly object[]
): Promise<boolean> {
  if (states.length > 0 && states.every((data) => isUrgent(document.kind, { ...data }))) return false;
  for (const key of await reviewKeys(services.db, document)) if (await readSetting(services, key)) return true;
  return false;
}

const PLAIN = 'This is published by a second person. Save it as a draft, and ask for a review.';
const SECOND_PERSON: { [K in DocumentKind]?: string } = {
  round:
    'The plan of a round is published by a second person. Open the round in the catalogue, save a draft, and ask for a review.',
  media:
    'A second person publishes what shows this picture. Save its words as a draft, and ask for a review. For another picture, upload it and choose it in a draft of that page.',
};

export async function rejectUnapproved(
  services: Pick<Services, 'db' | 'isDeployed'>,
  document: Reviewed,
  ...states: readonly object[]
): Promise<void> {
  if (!(await needsApproval(services, document, ...states))) return;
  throw new HttpError(403, 'second_person_required', SECOND_PERSON[document.kind] ?? PLAIN);
}

type Subject = Omit<State, 'version'>;

/** Own texts need no second person; publishing and guarded fields do. */
export const isOwnWord = ({ personId }: Actor, before?: Subject, after?: Subject): boolean =>
  before?.status === 'published' &&
  before.id === personId &&
  after?.status === 'published' &&
  guardedOf(before.kind).every((field) => same(before.data[field], after.data[field]));

/**
 * The two-person rule for every change, to be called in its transaction: public content, and rounds with results.
 * @throws HttpError 403
 */
export async function requireReviewed(
  services: Pick<Services, 'db' | 'isDeployed'>,
  actor: Actor,
  before: Subject | undefined,
  after: Subject | undefined,
): Promise<void> {
  const states = [before, after].flatMap((state) => state ?? []);
  const [first] = states;
  if (!first || actor.isReviewed || isOwnWord(actor, before, after)) return;
  const isPublic = states.some(({ status }) => status === 'published');
  if (!isPublic && (first.kind !== 'round' || (await countAllotments(services.db, first.kind, first.id)) === 0)) return;
  await rejectUnapproved(services, first, ...states.map(({ data }) => data));
}
