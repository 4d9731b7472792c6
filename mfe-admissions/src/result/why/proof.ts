import type { SeatProof } from '@university/shared/contract';

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function sha256(...bytes: number[]): Promise<number[]> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))];
}

/** A leaf is the hash of 0, nonce and row as of RFC 8785; a node that of 1 and both below. */
export async function isInTree({ row, nonce, path }: SeatProof, root: string): Promise<boolean> {
  const text = JSON.stringify(row, Object.keys(row).sort());
  let hash = await sha256(0, ...bytesOf(nonce), ...new TextEncoder().encode(text));
  for (const { side, hash: other } of path) {
    const both = side === 'left' ? [bytesOf(other), hash] : [hash, bytesOf(other)];
    hash = await sha256(1, ...both.flat());
  }
  return hexOf(hash) === root;
}
