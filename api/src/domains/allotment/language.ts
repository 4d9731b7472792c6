import type { Language } from '@university/shared/language';
import { type AnyColumn, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { applicants } from '../../platform/database/schema';

/** Of an applicant being selected: the language of mails. English where nobody said. */
export const mailedIn = sql<Language>`coalesce(${applicants.language}, 'en')`;

/**
 * Of an applicant being selected: a name as mails have it. In Hindi the one that is right for the English name, where there
 * is one.
 * @param hi the Hindi texts of whatever has the name
 */
export const nameInMails = (name: AnyColumn, hi: AnyColumn) => sql<string | null>`case
  when ${applicants.language} = 'hi' then coalesce(
    (select each ->> 'text' from jsonb_array_elements(${hi}) as each where each ->> 'of' = ${name} limit 1), ${name})
  else ${name} end`;

interface Chosen {
  applicantId: string;
  language: Language;
}

/** Remembers in which languages applicants signed in, the last one of each, with one statement. */
export async function rememberLanguages(tx: Database, chosen: readonly Chosen[]): Promise<void> {
  if (chosen.length === 0) return;
  const last = new Map(chosen.map(({ applicantId, language }) => [applicantId, language]));
  const rows = JSON.stringify([...last].map(([id, language]) => ({ id, language })));
  await tx.execute(sql`update ${applicants} set language = chosen.language
    from json_to_recordset(${rows}::json) as chosen(id text, language text)
    where ${applicants.id} = chosen.id and ${applicants.language} is distinct from chosen.language`);
}
