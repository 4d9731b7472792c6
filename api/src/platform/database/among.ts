import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/**
 * Whether a column has one of these texts, for a batch of any size: with one parameter, so that there is one statement to
 * take apart for all sizes; a parameter each costs the embedded database tens of milliseconds. As an array, because
 * PostgreSQL reads the whole table for a set whose size it does not know.
 */
export const among = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(array(select json_array_elements_text(${JSON.stringify(values)}::json)))`;
