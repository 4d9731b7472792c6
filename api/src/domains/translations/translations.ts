import {
  DATA_KINDS,
  DOCUMENT_KINDS,
  DOCUMENTS,
  isSetting,
  type Translation,
  type Failure,
  ANSWER_WORDS,
  NOTICE_WORDS,
} from '@university/shared/contract';
import { and, eq, type SQL, sql, inArray } from 'drizzle-orm';
import type { Services } from '../../platform/services';
import { siteSettings, notices } from '../../platform/database/schema';
import { entryInHindi, entryInWords } from '../catalogue/programs';
import { fullName, readPeople } from '../catalogue/people';
import { readCatalogue } from '../catalogue/snapshot';
import { columnOf, TABLES } from '../documents/tables';
import { FIELD_MESSAGES } from '@university/shared/field-messages';
import { REFUSALS } from './refusal-texts.hi';
import { type Database, rowsOf } from '../../platform/database/database';
import type { Translator } from '../../platform/http/route';

/** Undefined without a current translation. */
type Dictionary = (text: string) => string | undefined;

type Rewrite = (part: unknown) => unknown;

/** Rewrites values at these paths, through lists; `*` matches any name. */
const rewriteAt = (answer: unknown, paths: readonly string[], rewrite: Rewrite): unknown =>
  follow(
    answer,
    paths.map((path) => path.split('.')),
    rewrite,
  );

function follow(part: unknown, paths: readonly (readonly string[])[], rewrite: Rewrite): unknown {
  if (Array.isArray(part)) return part.map((each) => follow(each, paths, rewrite));
  if (paths.some((path) => path.length === 0)) return rewrite(part);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => {
      const below = paths.filter(([first]) => first === name || first === '*').map((path) => path.slice(1));
      return [name, below.length > 0 ? follow(each, below, rewrite) : each];
    }),
  );
}

export const inHindi =
  (dictionary: Dictionary): Rewrite =>
  (part) =>
    typeof part === 'string' ? (dictionary(part) ?? part) : part;

/** Notices are many and bring their own. */
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'notice' && 'hi' in DOCUMENTS[kind].data.shape);

async function readTranslations({ db }: Pick<Services, 'db'>): Promise<Translation[]> {
  const lists = KINDS.map((kind): SQL => {
    const { table, only } = TABLES[kind];
    const hi = isSetting(kind) ? sql`${siteSettings.data} -> 'hi'` : columnOf(table, 'hi');
    return sql`select ${hi} as hi from ${table} where ${and(only, eq(table.status, 'published'))}`;
  });
  const rows = await rowsOf<{ hi: Translation[] | null }>(db, sql.join(lists, sql` union all `));
  return rows.flatMap(({ hi }) => hi ?? []);
}

/** Texts composed of translated parts. */
async function* composed(services: Services, hindiOf: Dictionary): AsyncGenerator<[string, string]> {
  for (const person of await readPeople(services)) {
    const parts = [person.salutation, person.firstname, person.surname].map(hindiOf);
    if (parts.every((part) => part !== undefined)) yield [fullName(person), parts.join(' ')];
  }
  for (const { entry } of (await readCatalogue(services)).programs) {
    const inHindi = entry && entryInHindi(entry, hindiOf);
    if (inHindi) yield [entryInWords(entry), inHindi];
  }
}

/** Of all public texts; cached for a version of public data. */
const readDictionary = (services: Services): Promise<Dictionary> =>
  services.shared('hindi', DATA_KINDS, async () => {
    const texts = new Map((await readTranslations(services)).map(({ of, text }) => [of, text]));
    const hindiOf: Dictionary = (text) => texts.get(text);
    for await (const [text, hindi] of composed(services, hindiOf)) texts.set(text, hindi);
    return hindiOf;
  });

/** A variable part. */
const PART = '{}';

const TEXTS = new Map([...FIELD_MESSAGES, ...REFUSALS]);

const PATTERNS = REFUSALS.filter(([english]) => english.includes(PART));

export const refusalInHindi: Dictionary = (text) => {
  const whole = TEXTS.get(text);
  if (whole !== undefined) return whole;
  for (const [english, hindi] of PATTERNS) {
    const parts = partsOf(text, english.split(PART));
    if (parts) return parts.reduce((said, part) => said.replace(PART, () => refusalInHindi(part) ?? part), hindi);
  }
  return undefined;
};

/** The variable parts of a text made of these pieces; undefined if it is not. */
function partsOf(text: string, [first = '', ...others]: readonly string[]): string[] | undefined {
  if (!text.startsWith(first)) return undefined;
  const parts: string[] = [];
  let at = first.length;
  for (const [index, piece] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? text.length - piece.length : text.indexOf(piece, at);
    if (end <= at || !text.startsWith(piece, end)) return undefined;
    parts.push(text.slice(at, end));
    at = end + piece.length;
  }
  return parts;
}

export function failureInHindi(failure: Failure): Failure {
  const { message, issues } = failure;
  return {
    ...failure,
    message: refusalInHindi(message) ?? message,
    ...(issues && {
      issues: issues.map((each) => ({ ...each, message: refusalInHindi(each.message) ?? each.message })),
    }),
  };
}

type Shown = { _id: string };

async function hindiOfNotices(db: Database, ids: readonly string[]): Promise<Map<string, Dictionary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: notices.id, hi: notices.hi })
    .from(notices)
    .where(inArray(notices.id, [...ids]));
  return new Map(
    rows.map(({ id, hi }) => {
      const texts = new Map(hi.map(({ of, text }) => [of, text]));
      return [id, (text) => texts.get(text)];
    }),
  );
}

async function withNotices(db: Database, data: unknown, paths: readonly string[]): Promise<unknown> {
  const ids: string[] = [];
  rewriteAt(data, paths, (notice) => {
    if (notice) ids.push((notice as Shown)._id);
    return notice;
  });
  const own = await hindiOfNotices(db, ids);
  return rewriteAt(data, paths, (notice) => {
    const dictionary = notice ? own.get((notice as Shown)._id) : undefined;
    return dictionary ? rewriteAt(notice, NOTICE_WORDS, inHindi(dictionary)) : notice;
  });
}

/** Texts without a current translation stay English. */
export const hindi = (services: Services): Translator => ({
  async answer(name, answer) {
    const words = ANSWER_WORDS[name];
    if (!words) return answer;
    const { data, ...rest } = answer as { data: unknown };
    const { texts, notices: places } = words;
    const translated = texts ? rewriteAt(data, texts, inHindi(await readDictionary(services))) : data;
    return { ...rest, data: places ? await withNotices(services.db, translated, places) : translated };
  },
  failure: failureInHindi,
});
