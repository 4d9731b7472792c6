import { ANSWER_WORDS, NOTICE_WORDS } from '@university/shared/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { notices } from '../../platform/database/schema';
import type { Translator } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { readDictionary } from './dictionary';
import { failureInHindi } from './refusals';
import { type Dictionary, inHindi, rewriteAt } from './rewrite';

type Shown = { _id: string };

/** The Hindi of each of these notices, by its id. */
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

/** Notices at these places of an answer, each in its own Hindi. */
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

/** Answers and refusals of readers in Hindi. A text whose Hindi is missing or outdated stays English. */
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
