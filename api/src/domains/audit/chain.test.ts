/** @jest-environment node */
import { sql } from 'drizzle-orm';
import fc from '../../../../scripts/jest/properties';
import { rowsOf } from '../../commands/backup/catalogue';
import { onBothBareDatabases } from '../../testing/bare';
import { canonicalJson, audit, auditAll, erasePersonalOf, type AuditEntry } from '../../platform/audit/write';
import { chainPending, headOf } from './chain';
import { verifyChain } from './verify';

const KEY = 's'.repeat(32);
const AT = new Date('2026-01-15T05:00:00Z');

const entry = (subject: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: AT,
  actor: 'staff:1',
  action: 'read',
  subject,
  ...more,
});

test('canonical JSON is the same for equal values, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).reverse());
      expect(canonicalJson(turned)).toBe(canonicalJson(value));
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

onBothBareDatabases('the chain of the audit log', (bare) => {
  const db = () => bare().db;
  const write = (...entries: AuditEntry[]) => auditAll(db(), entries);
  const chain = () => chainPending(db(), KEY);
  const verify = (noted?: { number: number; hash: string }) => verifyChain(db(), KEY, noted);

  /** What somebody with all rights in the database can do: silence the triggers, and change what he likes. */
  async function tamper(table: string, trigger: string, statement: string): Promise<void> {
    await db().execute(sql.raw(`alter table ${table} disable trigger ${trigger}`));
    await db().execute(sql.raw(statement));
    await db().execute(sql.raw(`alter table ${table} enable always trigger ${trigger}`));
  }

  beforeEach(async () => {
    for (const table of ['audit_log', 'audit_chain']) await tamper(table, 'append_only', `delete from ${table}`);
    await db().execute(sql`delete from audit_personal`);
    await db().execute(sql`delete from audit_pending`);
  });

  test.each([
    ["update audit_log set actor = 'nobody'", /UPDATE of audit_log is refused/],
    ["update audit_log set actor = 'nobody' where false", /UPDATE of audit_log is refused/],
    ['delete from audit_log', /DELETE of audit_log is refused/],
    ['truncate audit_log', /TRUNCATE of audit_log is refused/],
    ["update audit_chain set hash = ''", /UPDATE of audit_chain is refused/],
    ['delete from audit_chain', /DELETE of audit_chain is refused/],
    ['truncate audit_chain', /TRUNCATE of audit_chain is refused/],
    ["update audit_personal set data = '{}'", /UPDATE of audit_personal is refused/],
    ['truncate audit_personal', /TRUNCATE of audit_personal is refused/],
    ['set session_replication_role = replica; delete from audit_log', /refused/],
  ])('the database refuses: %s', async (statement, message) => {
    await write(entry('a:1'));
    await chain();
    const statements = statement.split('; ');
    // In one transaction, and so on one connection: what it sets is undone with it.
    const run = () =>
      db().transaction(async (tx) => {
        for (const each of statements) await tx.execute(sql.raw(each));
      });
    const said = await run().then(
      () => 'done',
      (error: Error) => String(error.cause),
    );
    expect(said).toMatch(message);
    expect((await verify()).problem).toBeUndefined();
  });

  test('every line is chained once and without gaps, whatever the batches', async () => {
    for (let batch = 0; batch < 30; batch++) {
      await write(...Array.from({ length: 40 }, (_, index) => entry(`a:${batch}-${index}`)));
      if (batch % 7 === 0) await chain();
    }
    await Promise.all([chain(), chain(), chain()]);
    const { head, problem } = await verify();
    expect(problem).toBeUndefined();
    expect(head.number).toBe(1_200);
    expect(head).toEqual(await headOf(db()));
  });

  test('a line that is written by an earlier number and commits later is chained after', async () => {
    await write(entry('a:1'));
    await db().execute(sql`delete from audit_pending`);
    await write(entry('a:2'));
    await chain();
    // The first transaction commits now.
    await db().execute(sql`insert into audit_pending select min(id) from audit_log`);
    await chain();
    expect(await verify()).toMatchObject({ head: { number: 2 }, problem: undefined });
  });

  async function threeLines() {
    await write(entry('a:1', { detail: { n: 1 } }), entry('a:2', { personal: { reason: 'A letter' } }), entry('a:3'));
    return chain();
  }

  const LINE = (number: number) => `(select entry_id from audit_chain where number = ${number})`;

  test.each([
    [
      'changed',
      'audit_log',
      `update audit_log set actor = 'staff:2' where id = ${LINE(2)}`,
      /^Link 2: the line was changed/,
    ],
    [
      'changed by a millisecond',
      'audit_log',
      `update audit_log set at = at + interval '1 ms' where id = ${LINE(1)}`,
      /^Link 1/,
    ],
    ['changed in a detail', 'audit_log', `update audit_log set detail = '{"n": 2}' where id = ${LINE(1)}`, /^Link 1/],
    ['taken out', 'audit_log', `delete from audit_log where id = ${LINE(2)}`, /^Link 2: its line was taken out/],
    ['taken out with its link', 'audit_chain', 'delete from audit_chain where number = 2', /^Link 2 is missing/],
    [
      'exchanged with another',
      'audit_chain',
      'update audit_chain set entry_id = (select max(entry_id) from audit_chain) where number = 1',
      /unique|^Link 1/,
    ],
  ])('a line that was %s is found', async (_what, table, statement, message) => {
    await threeLines();
    const problem = await tamper(table, 'append_only', statement).then(
      async () => (await verify()).problem,
      (error: Error) => String(error.cause),
    );
    if (table === 'audit_chain') await db().execute(sql.raw(`alter table ${table} enable always trigger append_only`));
    expect(problem).toMatch(message);
  });

  test('a line that was put in beside the chain, or never chained, is found', async () => {
    await threeLines();
    await db().execute(sql`insert into audit_log (at, actor, action, subject, detail)
      values (now(), 'staff:1', 'read', 'a:4', '{}')`);
    expect((await verify()).problem).toMatch(/put in beside the chain/);
  });

  test('a line that was taken out before it was chained is found', async () => {
    await threeLines();
    await write(entry('a:4'));
    await tamper('audit_log', 'append_only', "delete from audit_log where subject = 'a:4'");
    await chain();
    expect((await verify()).problem).toMatch(/taken out of the log before it was chained/);
  });

  test('a tail that was cut off with its links is found against a head that was noted', async () => {
    const noted = await threeLines();
    await tamper('audit_log', 'append_only', `delete from audit_log where id = ${LINE(3)}`);
    await tamper('audit_chain', 'append_only', 'delete from audit_chain where number = 3');
    expect((await verify()).problem).toBeUndefined();
    expect((await verify(noted)).problem).toBe('The log ends at link 2, before the noted 3.');
    await write(entry('a:other'));
    await chain();
    expect((await verify(noted)).problem).toBe('Link 3 is not the one that was noted.');
  });

  test('a chain made anew without the key is found', async () => {
    await threeLines();
    await tamper('audit_chain', 'append_only', 'delete from audit_chain');
    await db().execute(sql`insert into audit_pending select id from audit_log`);
    await chainPending(db(), 'x'.repeat(32));
    expect((await verify()).problem).toMatch(/^Link 1: .*another SECRET_KEY/);
  });

  test('personal parts can be erased, and the chain stays whole; changed or put in, they are found', async () => {
    await threeLines();
    expect(await verify()).toMatchObject({ erased: 0, problem: undefined });
    await erasePersonalOf(db(), ['a:2']);
    expect(await verify()).toMatchObject({ erased: 1, problem: undefined });
    await db().execute(sql.raw(`insert into audit_personal values (${LINE(2)}, '{"reason": "Another letter"}')`));
    expect((await verify()).problem).toBe('Link 2: the personal part of the line was changed.');
    await db().execute(sql`delete from audit_personal`);
    await db().execute(sql.raw(`insert into audit_personal values (${LINE(1)}, '{"reason": "Invented"}')`));
    expect((await verify()).problem).toBe('Link 1: the personal part of the line was changed.');
  });

  test('lines of a transaction that is undone are neither there nor waited for', async () => {
    await db()
      .transaction(async (tx) => {
        await audit(tx, entry('a:1'));
        throw new Error('undone');
      })
      .catch(() => {});
    await chain();
    expect(await rowsOf(db(), sql`select 1 from audit_log`)).toEqual([]);
    expect(await verify()).toEqual({ head: { number: 0, hash: '' }, erased: 0, problem: undefined });
  });
});
