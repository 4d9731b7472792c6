import type { ReadManifest } from './read-manifest';
import { ReleaseRefused } from './refused';

/** The highest number that was taken of what a key signed, and the digest of that manifest. */
export interface TakenNumber {
  number: number;
  digest: string;
}

/** Throws `ReleaseRefused` for a release with a number below the one that the registry asks for; 0 asks for none. */
export function checkFloor(floor: number, { number }: { number?: number | undefined }): void {
  if (floor > 0 && (number ?? 0) < floor)
    throw new ReleaseRefused(
      `it has ${number ? `the number ${number}` : 'no number'}, and the registry asks for ${floor} or more; release it anew`,
    );
}

/**
 * Throws `ReleaseRefused` for a signed release without number or time, for one that expired, and for an earlier one that
 * is played back.
 * @param taken What was taken of the keys that the registry names now. What nobody signs is not counted.
 */
export function checkNumber({ manifest, signer, digest }: ReadManifest, taken: readonly TakenNumber[]): void {
  const { number, expires } = manifest;
  if (expires !== undefined && Date.parse(expires) <= Date.now())
    throw new ReleaseRefused(`it expired on ${expires}; release it anew`);
  if (!signer) return;
  if (number === undefined) throw new ReleaseRefused('it is signed and has no number; release it anew');
  if (expires === undefined) throw new ReleaseRefused('it is signed and does not say when it expires; release it anew');
  const highest = Math.max(0, ...taken.map((each) => each.number));
  const isHighest = taken.some((each) => each.number === highest && each.digest === digest);
  if (number > highest || (number === highest && isHighest)) return;
  const what = number === highest ? 'another release has it' : `${highest} was taken before`;
  throw new ReleaseRefused(
    `its number is ${number}, and ${what}: an earlier release cannot come back; release it anew`,
  );
}
