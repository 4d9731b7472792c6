import { getTableColumns, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database';
import { FILE_OWNERS } from '../../platform/files/storage';

/** Filled by triggers, so not backed up. */
const DERIVED = new Set(['data_changes', 'notice_words', 'paper_words']);

/** Tables in insertion order. Deferrable constraints are ignored, because some are circular. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const links = await rowsOf<{ child: string; parent: string }>(
    db,
    sql`select child.relname as child, parent.relname as parent from pg_constraint c
      join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and not c.condeferrable and child.oid <> parent.oid`,
  );
  const ordered: string[] = [];
  const place = (name: string, path: readonly string[]) => {
    if (ordered.includes(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other in a circle: ${[...path, name].join(', ')}`);
    for (const { child, parent } of links) if (child === name) place(parent, [...path, name]);
    ordered.push(name);
  };
  for (const { name } of tables) place(name, []);
  return ordered.filter((name) => !DERIVED.has(name));
}

export function sequencesOf(db: Database): Promise<{ name: string; last: string | null }[]> {
  return rowsOf(
    db,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
}

/** Without generated columns. */
export async function columnsOf(db: Database, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

export interface OwnedFile {
  key: string;
  sha256: string | null;
}

export async function ownedFiles(db: Database): Promise<OwnedFile[]> {
  const found: OwnedFile[] = [];
  // One after the other: a backup has one connection.
  for (const { table, key } of FILE_OWNERS.flatMap(({ rows }) => rows)) {
    const { fileHash } = getTableColumns(table);
    const rows = await rowsOf<OwnedFile>(
      db,
      sql`select ${key} as key, ${fileHash ?? sql`null`} as sha256 from ${table} where ${key} is not null order by 1`,
    );
    found.push(...rows);
  }
  return found;
}
