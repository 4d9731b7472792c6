import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  allot,
  digestMarket,
  digestResult,
  explainer,
  type Market,
  MarketError,
  type MerklePath,
  merkleTree,
  pseudonymous,
  type Reason,
  readMarket,
  type Result,
  type ResultRow,
} from '@university/allotment';
import { check } from '@university/allotment/check';

/** What auditors get and `check.mjs` reads. */
export interface RunFile {
  market: Market;
  result: Result;
  digests: { market: string; result: string };
  tree: { root: string; nonces: Record<string, string> };
}

export interface SeatsAllotted {
  result: Result;
  /** Of the independent checker. */
  problems: string[];
  digests: { market: string; result: string; tree: string };
  /** `RunFile` as JSON, gzipped. */
  file: Uint8Array;
}

const NONCE_BYTES = 32;

const treeOf = ({ result, tree }: Pick<RunFile, 'result' | 'tree'>) =>
  merkleTree(result.rows, new Map(Object.entries(tree.nonces)));

/** `refused`: why the input is no market. */
export async function allotSeats(given: Market): Promise<SeatsAllotted | { refused: readonly string[] }> {
  try {
    const market = pseudonymous(readMarket(given));
    const result = allot(market);
    const digests = { market: await digestMarket(market), result: await digestResult(result) };
    const nonces = Object.fromEntries(result.rows.map(({ id }) => [id, randomBytes(NONCE_BYTES).toString('hex')]));
    const { root } = await treeOf({ result, tree: { root: '', nonces } });
    const file: RunFile = { market, result, digests, tree: { root, nonces } };
    const problems: string[] = check(file);
    const packed = await promisify(gzip)(JSON.stringify(file));
    return { result, problems, digests: { ...digests, tree: root }, file: packed };
  } catch (error) {
    if (error instanceof MarketError) return { refused: error.problems };
    throw error;
  }
}

export interface Explained {
  id: string;
  reasons: Reason[];
  row: ResultRow;
  nonce: string;
  path: MerklePath;
}

export interface ExplainedSeats {
  root: string;
  rows: Explained[];
}

export async function explainSeats(packed: Uint8Array): Promise<ExplainedSeats> {
  const file = JSON.parse((await promisify(gunzip)(packed)).toString()) as RunFile;
  const { root, path } = await treeOf(file);
  const reasonsOf = explainer(file.market, file.result);
  const rows = file.result.rows.map((row, at) => ({
    ...{ id: row.id, row, reasons: reasonsOf(row.id), nonce: file.tree.nonces[row.id] ?? '', path: path(at) },
  }));
  return { root, rows };
}
