import { type DocumentKind, isUrgent, reviewedBy } from '@university/shared/contract';
import { invalid, HttpError } from '@university/web';
import { and, eq, exists, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { allotments, applicants, erasedCounts, rounds } from '../../platform/database/schema';
import { requireRecentProof } from '../../platform/http/route';
import { type Editor, guardedOf } from './editors';
import { roundOfRecord } from '../allotment/queries';
import { type Maker, same, type State, type Stored } from './queries';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/rules';

/** What stands in the way of a document. */
export interface Issue {
  /** Field of the document; empty: the whole of it. */
  field: string;
  message: string;
}

export const invalidAt = ({ field, message }: Issue): HttpError =>
  invalid([{ path: field ? `data.${field}` : 'data', message }]);

/** The column of a value that another document has, as its unique constraint names it: `campuses_slug_unique`. */
const UNIQUE = /^[a-z]+_([a-z_]+)_unique$/;

const TAKEN = 'Another one has this already';

/** Of a code that is an id: all documents share their ids, whatever kind they are of. */
export const ID_TAKEN: Issue = { field: 'code', message: `${TAKEN}. Choose another code` };

/** Of a round that results are of, erased ones too: these no constraint knows. */
export const ROUND_STAYS: Issue = {
  field: 'round',
  message: 'This round has results. Its academic year, its track and its number cannot be changed',
};

/** Other constraints that what is sent can meet. */
const CONSTRAINTS: Record<string, Issue> = {
  tracks_pkey: { field: 'code', message: TAKEN },
  cycles_pkey: { field: 'code', message: TAKEN },
  allotments_round_fk: ROUND_STAYS,
  rounds_published_check: {
    field: 'closesAt',
    message: 'The result is out: give the window in which applicants decide',
  },
};

/** What a constraint of the database refuses, as a sentence at its field; undefined for any other error. */
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

/** Windows, retention, and of which year the site speaks: what applicants reach hangs on them. */
const AT_STAKE: readonly DocumentKind[] = ['round', 'cycle'];

/** As the calls that set a window and publish results do. @throws HttpError 403 */
export function requireProofFor({ provedAt }: Editor, kind: DocumentKind, now: Date): void {
  if (AT_STAKE.includes(kind)) requireRecentProof(provedAt, now);
}

/**
 * How many results of applicants hang on a document: it stays until their own time is over. Erased ones too: of these the
 * numbers stay, and hang on cycle, track and round.
 */
export async function countResults(tx: Database, { kind, id, data }: Pick<Stored, 'kind' | 'id' | 'data'>) {
  const present = await countAllotments(tx, kind, id);
  const { cycle, track, round, records } = erasedCounts;
  const erased: { [K in DocumentKind]?: SQL } = {
    cycle: eq(cycle, String(data.code)),
    track: eq(track, String(data.code)),
    round: and(eq(cycle, String(data.cycle)), eq(track, String(data.track)), eq(round, Number(data.round))),
  };
  if (!erased[kind]) return present;
  const [found] = await tx
    .select({ records: sum(records).mapWith(Number) })
    .from(erasedCounts)
    .where(erased[kind]);
  return present + (found?.records ?? 0);
}

/** Of those that are there. */
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

/** What records and letters name a round by. */
const NAMED_BY = ['cycle', 'track', 'round'] as const;

/** Whether a change would make another round of one that has results. */
export async function becomesAnother(tx: Database, before: Stored, data: Stored['data']): Promise<boolean> {
  if (before.kind !== 'round' || NAMED_BY.every((field) => before.data[field] === data[field])) return false;
  return (await countResults(tx, before)) > 0;
}

/** A round with results stays that of its cycle, track and number. @throws HttpError 400 at the number */
export async function requireSameRound(tx: Database, before: Stored, data: Stored['data']): Promise<void> {
  if (await becomesAnother(tx, before, data)) throw invalidAt(ROUND_STAYS);
}

/**
 * Whether what is published of a kind has to be seen by a second person first.
 * @param states what is there and what is to be: where all of them are urgent, nobody waits
 */
export async function needsApproval(
  services: Pick<Services, 'db' | 'isDeployed'>,
  kind: DocumentKind,
  ...states: readonly object[]
): Promise<boolean> {
  const key = reviewedBy(kind);
  if (key === null || (states.length > 0 && states.every((data) => isUrgent(kind, { ...data })))) return false;
  return readSetting(services, key);
}

const PLAIN = 'This is published by a second person. Save it as a draft, and ask for a review.';
const OF_ROUND =
  'The plan of a round is published by a second person. Open the round in the catalogue, save a draft, and ask for a review.';

/** For a change that nobody else has seen. @throws HttpError 403 */
export async function rejectUnapproved(
  services: Pick<Services, 'db' | 'isDeployed'>,
  kind: DocumentKind,
  ...states: readonly object[]
): Promise<void> {
  if (!(await needsApproval(services, kind, ...states))) return;
  throw new HttpError(403, 'second_person_required', kind === 'round' ? OF_ROUND : PLAIN);
}

type Subject = Omit<State, 'version'>;

/** What somebody says of the own person is theirs alone to say; whether there is a page, and with which rights, is not. */
export const isOwnWord = ({ personId }: Maker, before?: Subject, after?: Subject): boolean =>
  before?.status === 'published' &&
  before.id === personId &&
  after?.status === 'published' &&
  guardedOf(before.kind).every((field) => same(before.data[field], after.data[field]));

/**
 * The rule of two persons, for every change of a document, wherever it comes from: what readers see, and rounds on which
 * results hang, published or not. To be asked in the transaction of the change.
 * @param before undefined: it is added. @param after undefined: it is deleted
 * @throws HttpError 403
 */
export async function requireReviewed(
  services: Pick<Services, 'db' | 'isDeployed'>,
  maker: Maker,
  before: Subject | undefined,
  after: Subject | undefined,
): Promise<void> {
  const states = [before, after].flatMap((state) => state ?? []);
  const [first] = states;
  if (!first || maker.isReviewed || isOwnWord(maker, before, after)) return;
  const isPublic = states.some(({ status }) => status === 'published');
  if (!isPublic && (first.kind !== 'round' || (await countAllotments(services.db, first.kind, first.id)) === 0)) return;
  await rejectUnapproved(services, first.kind, ...states.map(({ data }) => data));
}
