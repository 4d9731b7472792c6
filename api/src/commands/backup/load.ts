import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { StartupError } from '@university/web';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { columnsOf } from './catalogue';
import type { Manifest } from './manifest';

/** A statement's rows: so many, or fewer once they have so many characters. */
const BATCH = { rows: 500, characters: 4_000_000 };

/**
 * Inserts the rows that `dumpTable` wrote.
 * @throws StartupError when the file is not what the manifest says; roll back then
 */
export async function loadTable(tx: Database, { name, rows, sha256 }: Manifest['tables'][number], file: string) {
  const columns = sql.join(
    (await columnsOf(tx, name)).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const table = sql.identifier(name);
  const insert = (lines: readonly string[]) =>
    tx.execute(sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`);
  const hash = createHash('sha256');
  let count = 0;
  let batch: string[] = [];
  let characters = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    hash.update(`${line}\n`);
    count++;
    batch.push(line);
    characters += line.length;
    if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
    await insert(batch);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) await insert(batch);
  if (count !== rows || hash.digest('hex') !== sha256) {
    throw new StartupError(
      `The backup is damaged: tables/${name}.ndjson is not what was written. Nothing was restored.`,
    );
  }
}
