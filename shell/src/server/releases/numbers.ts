import type { KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNumber, fingerprintOf, type ReadManifest, type TakenNumber } from '@university/shared/remote/checks';
import { z } from 'zod';
import type { RegistryEntry } from './registry';

const taken = z.object({ number: z.int(), digest: z.string() }) satisfies z.ZodType<TakenNumber>;

/** By fingerprint of a key: the highest number that was taken of what it signed, and the digest of that manifest. */
const takenNumbers = z.record(z.string(), taken);
type TakenNumbers = z.infer<typeof takenNumbers>;

/**
 * The numbers of signed releases that were taken, beside the last good ones. They are counted by key: who pushed the
 * numbers far ahead with a stolen key has pushed those of that key alone.
 */
export class ReleaseNumbers {
  /** What a disk that is full could not store holds until the restart. */
  private readonly known = new Map<string, TakenNumbers>();

  /** @param file name of the file in each remote's folder: releases for all and canaries are counted apart */
  constructor(
    private readonly folder: string,
    private readonly file = 'numbers.json',
  ) {}

  /** Throws `ReleaseRefused` for a release that may not be taken after what was: see `checkNumber`. */
  async check(entry: Pick<RegistryEntry, 'name' | 'keys'>, release: ReadManifest): Promise<void> {
    checkNumber(release, await this.taken(entry));
  }

  /** The highest number that was taken of each of a remote's present keys. */
  async taken({ name, keys }: Pick<RegistryEntry, 'name' | 'keys'>): Promise<TakenNumber[]> {
    const before = await this.of(name);
    return keys.flatMap((key) => before[fingerprintOf(key)] ?? []);
  }

  /** Notes a release that `check` let pass. A number counts at once; rejects when it could not be stored. */
  async note(name: string, signer: KeyObject, number: number, digest: string): Promise<void> {
    const numbers = { ...(await this.of(name)), [fingerprintOf(signer)]: { number, digest } };
    this.known.set(name, numbers);
    const file = join(this.folder, name, this.file);
    await mkdir(join(this.folder, name), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(numbers));
    await rename(`${file}.new`, file);
  }

  private async of(name: string): Promise<TakenNumbers> {
    const known = this.known.get(name);
    if (known) return known;
    const text = await readFile(join(this.folder, name, this.file), 'utf8').catch(() => '{}');
    return takenNumbers.catch({}).parse(parsed(text));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
