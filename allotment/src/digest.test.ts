import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from '../../scripts/jest/properties';
import { check, digests } from '../check.mjs';
import { allot, type ResultRow } from './allot';
import { canonical, digestMarket, digestResult, isInTree, merkleTree } from './digest';
import { pseudonymous } from './market';
import { CASES } from './testing/cases';
import { marketOf } from './testing/markets';

const CHECKER = join(__dirname, '../check.mjs');

test('canonical JSON has fields by name and lists as they are', () =>
  expect(canonical({ b: [2, { d: null, c: 'ü"' }], a: 1.5 })).toBe('{"a":1.5,"b":[2,{"c":"ü\\"","d":null}]}'));

const rowsOf = (count: number): ResultRow[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `p${at}`, outcome: 'not-allotted', program_code: null, campus_code: null, shift: null, kept: false },
    ...{ category_allocated: null, program_preference: null, rank: null },
  }));
const noncesOf = (rows: ResultRow[]) => new Map(rows.map(({ id }, at) => [id, at.toString(16).padStart(64, '0')]));

test('each row finds its way to the root, and no other row does', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(), async (count, which) => {
      const rows = rowsOf(count);
      const nonces = noncesOf(rows);
      const { root, path } = await merkleTree(rows, nonces);
      const at = which % count;
      const [row, nonce] = [rows[at] as ResultRow, nonces.get(`p${at}`) as string];
      expect(await isInTree(row, nonce, path(at), root)).toBe(true);
      expect(await isInTree({ ...row, rank: 1 }, nonce, path(at), root)).toBe(false);
      expect(await isInTree(row, `f${nonce.slice(1)}`, path(at), root)).toBe(false);
      if (count > 1) expect(await isInTree(row, nonce, path((at + 1) % count), root)).toBe(false);
    }),
    { numRuns: 30 },
  ));

test('a tree needs a nonce for each row', async () => {
  expect(await merkleTree([], new Map())).toMatchObject({ root: '' });
  await expect(merkleTree(rowsOf(2), new Map([['p0', 'short']]))).rejects.toThrow('No nonce for p0');
});

test('a pseudonymous file gives the same seats and has neither dates of birth nor form numbers', () => {
  for (const short of CASES) {
    const market = marketOf(short);
    const hidden = pseudonymous(market);
    expect(allot(hidden)).toEqual(allot(market));
    expect(JSON.stringify(hidden)).not.toMatch(/200[78]-|SEU/);
  }
});

describe('node check.mjs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'allotment-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(content: unknown) {
    const file = join(folder, 'round.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    const { status, stdout, stderr } = spawnSync(process.execPath, [CHECKER, file], { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  it('accepts a published file with its tree, and says what is wrong with others', async () => {
    const market = marketOf(CASES.at(-1) as (typeof CASES)[number]);
    const result = allot(market);
    const nonces = noncesOf(rowsOf(0)).set('a', 'aa'.repeat(32)).set('b', 'bb'.repeat(32));
    const { root } = await merkleTree(result.rows, nonces);
    const file = {
      ...{ market, result, digests: { market: await digestMarket(market), result: await digestResult(result) } },
      tree: { root, nonces: Object.fromEntries(nonces) },
    };
    expect(run(file)).toEqual({ status: 0, said: 'The allotment is right.\n' });
    expect(run({ ...file, tree: { ...file.tree, root: '00' } })).toMatchObject({
      status: 1,
      said: 'the root of the tree is another\n',
    });
    const forged = { ...result, rows: result.rows.map((row) => (row.id === 'a' ? { ...row, shift: null } : row)) };
    expect(run({ market, result: forged, digests: digests({ market, result: forged }) }).said).toMatch(
      /2 seats were given of 1/,
    );
    expect(run('no JSON')).toMatchObject({ status: 2 });
  });

  it('finds a fair result that is not the best one for the applicants', () => {
    const [men, women] = CASES as [(typeof CASES)[number], (typeof CASES)[number]];
    const market = marketOf(men);
    const result = allot(market);
    const worse: Record<string, string> = { β: 'A', γ: 'B', α: 'C' };
    const rows = result.rows.map((row) => {
      const [id, at] = [row.id, men.applicants[row.id]?.wants.split(' ').indexOf(`${worse[row.id]}@1`) ?? 0];
      return {
        ...row,
        program_code: worse[id] ?? '',
        category_allocated: worse[id] ?? '',
        program_preference: at + 1,
        rank: 1,
      };
    });
    const pools = result.pools.map((pool) => ({ ...pool, opening: 1, closing: 1, last: 1 }));
    const other = { ...result, rows, pools };
    expect(Object.keys(women.applicants)).toHaveLength(3);
    expect(check({ market, result: other, digests: digests({ market, result: other }) })).toEqual([
      expect.stringMatching(/pass seats on and all be better off/),
    ]);
  });
});
