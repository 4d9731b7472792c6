import { DOCUMENT_KINDS, DOCUMENTS, isSetting, type Translation } from '@university/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../../platform/services';
import { siteSettings } from '../../platform/database/schema';
import { entryInHindi, entryInWords } from '../catalogue/programs';
import { fullName, readPeople } from '../catalogue/people';
import { readCatalogue } from '../catalogue/snapshot';
import { columnOf, TABLES } from '../documents/tables';
import type { Dictionary } from './rewrite';

/** Kinds whose Hindi is at hand as a whole. Notices are many, and bring their own. */
const KINDS = DOCUMENT_KINDS.filter((kind) => kind !== 'notice' && 'hi' in DOCUMENTS[kind].data.shape);

/** The Hindi texts of what is published, in one query. */
async function readTranslations({ db }: Pick<Services, 'db'>): Promise<Translation[]> {
  const lists = KINDS.map((kind): SQL => {
    const { table, only } = TABLES[kind];
    const hi = isSetting(kind) ? sql`${siteSettings.data} -> 'hi'` : columnOf(table, 'hi');
    return sql`select ${hi} as hi from ${table} where ${and(only, eq(table.status, 'published'))}`;
  });
  const [found] = await db
    .select({
      all: sql<
        (Translation[] | null)[]
      >`(select coalesce(json_agg(hi), '[]') from (${sql.join(lists, sql` union all `)}) as texts)`,
    })
    .from(sql`(values (1)) as one_row`);
  return (found?.all ?? []).flatMap((list) => list ?? []);
}

/** English texts that answers are made with and no document has as they stand, with their Hindi from that of its parts. */
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

/** Hindi by English text, of all that is public; made once in a version of the public data, when somebody asks in Hindi. */
export const readDictionary = (services: Services): Promise<Dictionary> =>
  services.shared('hindi', async () => {
    const texts = new Map((await readTranslations(services)).map(({ of, text }) => [of, text]));
    const hindiOf: Dictionary = (text) => texts.get(text);
    for await (const [text, hindi] of composed(services, hindiOf)) texts.set(text, hindi);
    return hindiOf;
  });
