import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database';
import { columnsOf } from './catalogue';

/** Rows, or characters if these are reached first, per statement. */
const BATCH = { rows: 500, characters: 4_000_000 };

interface TableFile {
  name: string;
  rows: number;
  sha256: string;
}

/** Writes newline-delimited JSON made by the database. @param tx a transaction, for the cursor */
export async function dumpTable(tx: Database, name: string, file: string): Promise<TableFile> {
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const hash = createHash('sha256');
  let count = 0;
  await tx.execute(
    sql`declare dump no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(tx, sql.raw(`fetch forward ${BATCH.rows} from dump`));
    if (rows.length === 0) break;
    const text = rows.map(({ line }) => `${line}\n`).join('');
    hash.update(text);
    if (!out.write(text)) await once(out, 'drain');
    count += rows.length;
  }
  await tx.execute(sql`close dump`);
  out.end();
  await finished(out);
  return { name, rows: count, sha256: hash.digest('hex') };
}

export async function loadTable(tx: Database, name: string, file: string): Promise<void> {
  const columns = sql.join(
    (await columnsOf(tx, name)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  const insert = (lines: readonly string[]) =>
    tx.execute(sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`);
  let batch: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    batch.push(line);
    characters += line.length;
    if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(batch);
}
