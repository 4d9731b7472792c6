import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { rowsOf } from './catalogue';

/** Rows in memory at a time. */
const BATCH = 500;

/**
 * Writes a table as newline-delimited JSON. The database makes the JSON, so that both give the same text for a value.
 * @param tx a transaction: the cursor lives in it
 */
export async function dumpTable(tx: Database, table: string, file: string): Promise<{ rows: number; sha256: string }> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const hash = createHash('sha256');
  let count = 0;
  await tx.execute(
    sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch forward ${BATCH} from dump`));
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
    count += rows.length;
  }
  await tx.execute(sql`close dump`);
  out.end();
  await finished(out);
  return { rows: count, sha256: hash.digest('hex') };
}
