/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXCEPTIONS } from './exceptions';
import { refusals, UNKNOWN } from './refusals';
import { RULES } from './rules';
import { stepsOf } from './steps';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'api/drizzle');
const MIGRATIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

const refused = async (sql: string) => [...new Set(refusals(await stepsOf(sql)).map(({ rule }) => rule))];

test.each(MIGRATIONS)('%s leaves the release before it working, or says why it need not', async (name) => {
  const found = refusals(await stepsOf(readFileSync(join(FOLDER, name), 'utf8')));
  const { rules = [] } = EXCEPTIONS[name] ?? {};
  expect(found.filter(({ rule }) => !rules.includes(rule))).toEqual([]);
  // An exception that is no longer needed would let the next change pass.
  expect(rules.filter((rule) => !found.some((one) => one.rule === rule))).toEqual([]);
});

test('exceptions are of migrations that are there, and say why', () => {
  expect(Object.keys(EXCEPTIONS).filter((name) => !MIGRATIONS.includes(name))).toEqual([]);
  for (const { because } of Object.values(EXCEPTIONS)) expect(because).toMatch(/\w.*\.$/);
});

test.each([
  ['drop', 'DROP TABLE "fees"'],
  ['drop', 'DROP INDEX "fees_index"'],
  ['drop', 'ALTER TABLE "fees" DROP COLUMN "amount"'],
  ['drop', 'ALTER TABLE "fees" DROP CONSTRAINT "fees_unique"'],
  ['rename', 'ALTER TABLE "fees" RENAME TO "charges"'],
  ['rename', 'ALTER TABLE "fees" RENAME COLUMN "amount" TO "rupees"'],
  ['type', 'ALTER TABLE "fees" ALTER COLUMN "amount" TYPE bigint'],
  ['required', 'ALTER TABLE "fees" ALTER COLUMN "amount" SET NOT NULL'],
  ['required', 'ALTER TABLE "fees" ALTER COLUMN "amount" DROP DEFAULT'],
  ['required', 'ALTER TABLE "fees" ADD COLUMN "head" text NOT NULL'],
  ['optional', 'ALTER TABLE "fees" ALTER COLUMN "amount" DROP NOT NULL'],
  ['rewrite', 'ALTER TABLE "fees" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL'],
  ['constraint', 'ALTER TABLE "fees" ADD CONSTRAINT "least" CHECK ("amount" > 0) NOT VALID'],
  ['constraint', 'ALTER TABLE "fees" ADD CONSTRAINT "of" FOREIGN KEY ("track") REFERENCES "tracks"("id")'],
  ['constraint', 'CREATE UNIQUE INDEX "one" ON "fees" (lower("head"))'],
  ['lock', 'CREATE INDEX "by_name" ON "applicants" ("name")'],
  ['data', 'UPDATE "fees" SET "amount" = 1'],
  ['data', 'DELETE FROM "fees"'],
  ['data', 'TRUNCATE "fees"'],
  ['trigger', 'CREATE TRIGGER t BEFORE INSERT ON "fees" FOR EACH ROW EXECUTE FUNCTION f()'],
  ['unread', 'DO $$ BEGIN DELETE FROM fees; END $$'],
  [UNKNOWN, 'ALTER TABLE "fees" OWNER TO somebody'],
])('%s: %s is refused', async (rule, sql) => {
  expect(await refused(sql)).toEqual([rule]);
});

test.each([
  'CREATE TABLE "a" ("id" text PRIMARY KEY NOT NULL); ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("id" <> \'\'); CREATE UNIQUE INDEX ON "a" ("id"); DROP TABLE "a"',
  'ALTER TABLE "fees" ADD COLUMN "note" text',
  'ALTER TABLE "fees" ADD COLUMN "hi" jsonb DEFAULT \'[]\' NOT NULL; ALTER TABLE "fees" ADD CONSTRAINT "hi_check" CHECK (jsonb_typeof("fees"."hi") = \'array\')',
  'ALTER TABLE "fees" ADD COLUMN "head" text; UPDATE "fees" SET "head" = "kind" WHERE "amount" > 0',
  'CREATE INDEX "by_head" ON "fees" ("head")',
  'CREATE TRIGGER t AFTER INSERT ON "fees" FOR EACH STATEMENT EXECUTE FUNCTION f()',
])('what only adds is taken: %s', async (sql) => {
  expect(await refused(sql)).toEqual([]);
});

test('every rule is in the notes for who writes migrations', () => {
  const text = readFileSync(join(ROOT, 'docs/upgrading.md'), 'utf8');
  expect(RULES.filter(({ name }) => !text.includes(`| \`${name}\` |`)).map(({ name }) => name)).toEqual([]);
});
