import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { FILE_OWNERS } from '../../platform/files/storage';
import { rowsOf } from './catalogue';

export interface OwnedFile {
  key: string;
  /** SHA-256 as its row has it; null where the row has none. */
  sha256: string | null;
}

/** Every file that a row names. */
export async function ownedFiles(db: Database): Promise<OwnedFile[]> {
  const all = FILE_OWNERS.flatMap(({ rows }) => rows).map(({ table, key }) => {
    const { fileHash } = getTableColumns(table);
    return rowsOf<OwnedFile>(
      db,
      sql`select ${key} as key, ${fileHash ?? sql`null`} as sha256 from ${table} where ${key} is not null order by 1`,
    );
  });
  return (await Promise.all(all)).flat();
}

/** Passes bytes on; afterwards it knows how many they were, and their SHA-256. */
export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk);
    this.size += chunk.length;
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
