import type { ListedNotice } from '@university/shared/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { examinedPapers, notices } from '../../platform/database/schema';
import { firstPlace, searchedWords } from './search';
import { type ShownRow, toNotice } from './state';

/** Characters of a text that a search shows before what it found, and from there on. */
const BEFORE = 200;
const FROM_THERE = 500;

/** The part of a text around the first place that has what was searched for; undefined where none has. */
export function partAround(text: string, searched: string): string | undefined {
  const at = firstPlace(text, searched);
  return at < 0 ? undefined : text.slice(Math.max(0, at - BEFORE), at + FROM_THERE);
}

/** Papers of one answer of which a part is read. */
const MOST_PAPERS = 20;

/** What their papers say around what was searched for, by id: of notices that do not have all of its words themselves. */
export async function papersAround(db: Database, rows: readonly ShownRow[], searched: string) {
  const words = searchedWords(searched).filter((word) => word.length > 1);
  const ids = rows
    .filter((row) => !hasAll(row, words))
    .slice(0, MOST_PAPERS)
    .map(({ id }) => id);
  if (ids.length === 0) return new Map<string, string>();
  const places = [searched, ...words].map(
    (each) => sql`nullif(position(lower(${each}) in lower(${examinedPapers.text})), 0)`,
  );
  const at = sql`coalesce(${sql.join(places, sql`, `)})`;
  const part = sql<
    string | null
  >`substring(${examinedPapers.text} from greatest(${at} - ${BEFORE}::int, 1) for ${BEFORE + FROM_THERE}::int)`;
  const found = await db
    .select({ id: notices.id, part })
    .from(notices)
    .innerJoin(
      examinedPapers,
      and(eq(examinedPapers.noticeId, notices.id), eq(examinedPapers.fileHash, notices.fileHash)),
    )
    // Nowhere in the paper: another spelling in the notice was found.
    .where(and(inArray(notices.id, ids), sql`${at} is not null`));
  return new Map(found.flatMap(({ id, part }) => (part ? [[id, part] as const] : [])));
}

/** Whether what is written of a notice has these words itself. */
function hasAll({ title, summary, text, orderNumber }: ShownRow, words: readonly string[]): boolean {
  const own = `${title} ${summary} ${text} ${orderNumber ?? ''}`.toLowerCase();
  return words.every((word) => own.includes(word.toLowerCase()));
}

interface Asked {
  regex?: string | undefined;
  texts?: boolean | undefined;
}

/** A notice in a list, which is read on phones: its text only where somebody asked for texts, or searched in them. */
export function toListed(row: ShownRow, now: Date, { regex, texts }: Asked, paper?: string): ListedNotice {
  const { text: whole, ...rest } = toNotice(row, now);
  const notice = { ...rest, ...(paper !== undefined && { paper }) };
  if (texts || whole === '') return { ...notice, text: whole };
  const text = regex ? partAround(whole, regex) : undefined;
  return text === undefined ? notice : { ...notice, text };
}
