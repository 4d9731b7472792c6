import { type DocumentKind, DOCUMENTS, isUrgent, notesOf, reviewedBy } from '@university/shared/contract';
import { HttpError } from '@university/web';
import type { z } from 'zod';
import type { Services } from '../../platform/services';
import { readSetting } from '../approvals/settings';
import { countAllotments } from './references';
import { type Maker, same, type Stored } from './stored';

/**
 * Whether what is published of a kind has to be seen by a second person first.
 * @param states what is there and what is to be: where all of them are urgent, nobody waits
 */
export async function takesTwo(
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
export async function requireOnePerson(
  services: Pick<Services, 'db' | 'isDeployed'>,
  kind: DocumentKind,
  ...states: readonly object[]
): Promise<void> {
  if (!(await takesTwo(services, kind, ...states))) return;
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
  await requireOnePerson(services, first.kind, ...states.map(({ data }) => data));
}
