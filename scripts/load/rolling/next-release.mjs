import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

const NAME = '9999_of_the_next_release';

/** It adds, as every migration does. */
const SQL = `ALTER TABLE "notices" ADD COLUMN "of_the_next_release" text;
--> statement-breakpoint
CREATE TABLE "things_of_the_next_release" ("id" text PRIMARY KEY NOT NULL);
`;

/** The built API as a release after this one would be: in a folder of its own, with one migration more. */
export function makeNextRelease(folder) {
  const api = join(folder, 'api');
  mkdirSync(api, { recursive: true });
  for (const name of ['dist', 'drizzle']) cpSync(join(ROOT, 'api', name), join(api, name), { recursive: true });
  for (const name of ['assets', 'demo', 'node_modules']) symlinkSync(join(ROOT, 'api', name), join(api, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const file = join(api, 'drizzle/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: NAME });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(api, 'drizzle', `${NAME}.sql`), SQL);
  return { api: join(api, 'dist/main.mjs'), command: join(api, 'dist/command.mjs') };
}
