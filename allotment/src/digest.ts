import type { Result, ResultRow } from './allot';
import { byText, conversionId, type Market, placeOf, poolId } from './market';

/** As RFC 8785. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => byText(a, b));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}

function sorted({ applicants, pools, converted, rules }: Market): Market {
  const by = <T>(all: readonly T[], key: (each: T) => string) => [...all].sort((a, b) => byText(key(a), key(b)));
  const plain = <T extends { claims: string[] }>(each: T) => ({ ...each, claims: [...each.claims].sort(byText) });
  return {
    applicants: by(applicants, ({ id }) => id).map(plain),
    pools: by(pools, (each) => poolId(placeOf(each), each.category)).map(plain),
    converted: by(converted, conversionId),
    rules: { ...rules, categories: rules.categories.map(plain) },
  };
}

const encoder = new TextEncoder();
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** By Web Crypto, which browsers have too. */
async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** Hex; independent of the order of lists. */
export const digestMarket = async (market: Market): Promise<string> =>
  toHex(await sha256(encoder.encode(canonical(sorted(market)))));

export const digestResult = async (result: Result): Promise<string> =>
  toHex(await sha256(encoder.encode(canonical(result))));

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The nonce keeps others from finding a leaf by trying. */
const leafOf = (row: ResultRow, nonce: string) => sha256(LEAF, fromHex(nonce), encoder.encode(canonical(row)));

export type MerklePath = { side: 'left' | 'right'; hash: string }[];

/** Nodes without a neighbour move up. @param nonces 32 random bytes, hex, by id */
export async function merkleTree(rows: readonly ResultRow[], nonces: ReadonlyMap<string, string>) {
  const nonceOf = (id: string) => {
    const nonce = nonces.get(id);
    if (nonce === undefined || !/^[0-9a-f]{64}$/.test(nonce)) throw new Error(`No nonce for ${id}`);
    return nonce;
  };
  const levels = [await Promise.all(rows.map((row) => leafOf(row, nonceOf(row.id))))];
  for (let level = levels[0] ?? []; level.length > 1; ) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => level.slice(2 * at, 2 * at + 2));
    level = await Promise.all(
      pairs.map(([left, right]) => (left && right ? sha256(NODE, left, right) : (left as Uint8Array))),
    );
    levels.push(level);
  }
  const root = levels.at(-1)?.[0];
  return {
    root: root ? toHex(root) : '',
    path: (index: number): MerklePath =>
      levels.slice(0, -1).flatMap((level, height) => {
        const at = index >> height;
        const neighbour = level[at ^ 1];
        return neighbour ? [{ side: at % 2 === 1 ? 'left' : 'right', hash: toHex(neighbour) }] : [];
      }),
  };
}

export async function isInTree(row: ResultRow, nonce: string, path: MerklePath, root: string): Promise<boolean> {
  let hash = await leafOf(row, nonce);
  for (const { side, hash: other } of path) {
    const neighbour = fromHex(other);
    hash = await (side === 'left' ? sha256(NODE, neighbour, hash) : sha256(NODE, hash, neighbour));
  }
  return toHex(hash) === root;
}
