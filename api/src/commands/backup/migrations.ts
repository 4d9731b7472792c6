import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartupError } from '@university/web';
import { z } from 'zod';

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** SHA-256 of every migration in a folder, in order, as the database notes those that were carried out. */
export async function migrationsIn(folder: string): Promise<string[]> {
  const { entries } = await journalOf(folder);
  return Promise.all(entries.map(({ tag }) => digestOf(folder, tag)));
}

const journalOf = async (folder: string) =>
  journal.parse(JSON.parse(await readFile(path.join(folder, 'meta/_journal.json'), 'utf8')));

const digestOf = async (folder: string, tag: string) =>
  createHash('sha256')
    .update(await readFile(path.join(folder, `${tag}.sql`)))
    .digest('hex');

/**
 * The migrations that a backup's database had, as a folder of their own: rows go into tables of their time.
 * @throws StartupError when we do not have exactly these, in this order
 */
export async function migrationsUpTo(folder: string, hashes: readonly string[]) {
  const all = await journalOf(folder);
  const entries = all.entries.slice(0, hashes.length);
  for (const [index, hash] of hashes.entries()) {
    const tag = entries[index]?.tag;
    if (!tag || (await digestOf(folder, tag)) !== hash) {
      throw new StartupError(
        'The backup was made by a version of the site that this one does not follow. Restore it with the version that made it, or a later one.',
      );
    }
  }
  const target = await mkdtemp(path.join(tmpdir(), 'university-migrations-'));
  await mkdir(path.join(target, 'meta'));
  await writeFile(path.join(target, 'meta/_journal.json'), JSON.stringify({ ...all, entries }));
  for (const { tag } of entries) await cp(path.join(folder, `${tag}.sql`), path.join(target, `${tag}.sql`));
  return { folder: target, remove: () => rm(target, { recursive: true }) };
}
