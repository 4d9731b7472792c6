import { type DocumentKind, DOCUMENTS, isUrgent, notesOf, reviewedBy } from '@university/shared/contract';
import { invalid, HttpError } from '@university/web';
import { and, eq, type SQL, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { erasedCounts } from '../../platform/database/schema';
import { requireRecentProof } from '../../platform/http/route';
import type { Editor } from './editors';
import { countAllotments } from './references';
import { type Stored, type Maker, same } from './queries';
import type { z } from 'zod';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/rules';

/** What stands in the way of a document. */
export interface Issue {
  /** Field of the document; empty: the whole of it. */
  field: string;
  message: string;
}

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

/** Results that a document has, erased ones too: of these the numbers stay, and hang on cycle, track and round. */
export async function countResults(tx: Database, { kind, id, data }: Pick<Stored, 'kind' | 'id' | 'data'>) {
  const present = await countAllotments(tx, kind, id);
  return present + (await countErased(tx, kind, data));
}

async function countErased(tx: Database, kind: DocumentKind, data: Stored['data']): Promise<number> {
  const { cycle, track, round, records } = erasedCounts;
  const own: Partial<Record<DocumentKind, SQL | undefined>> = {
    cycle: eq(cycle, String(data.code)),
    track: eq(track, String(data.code)),
    round: and(eq(cycle, String(data.cycle)), eq(track, String(data.track)), eq(round, Number(data.round))),
  };
  if (!own[kind]) return 0;
  const [found] = await tx
    .select({ records: sum(records).mapWith(Number) })
    .from(erasedCounts)
    .where(own[kind]);
  return found?.records ?? 0;
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
  if (await becomesAnother(tx, before, data))
    throw invalid([{ path: `data.${ROUND_STAYS.field}`, message: ROUND_STAYS.message }]);
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

/** Fields that give rights, or move things elsewhere. */
const guardedOf = (kind: DocumentKind) =>
  Object.entries<z.ZodType>(DOCUMENTS[kind].data.shape).flatMap(([field, schema]) =>
    notesOf(schema).isGuarded ? [field] : [],
  );

type State = Pick<Stored, 'kind' | 'id' | 'status' | 'data'>;

/** What somebody says of the own person is theirs alone to say; whether there is a page, and with which rights, is not. */
const isOwnWord = ({ personId }: Maker, before?: State, after?: State): boolean =>
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
  before: State | undefined,
  after: State | undefined,
): Promise<void> {
  const states = [before, after].flatMap((state) => state ?? []);
  const [first] = states;
  if (!first || maker.isReviewed || isOwnWord(maker, before, after)) return;
  const isPublic = states.some(({ status }) => status === 'published');
  if (!isPublic && (first.kind !== 'round' || (await countAllotments(services.db, first.kind, first.id)) === 0)) return;
  await rejectUnapproved(services, first.kind, ...states.map(({ data }) => data));
}
