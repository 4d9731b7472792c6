import semver from 'semver';
import { z } from 'zod';
import { path, type RemoteManifest } from './manifest';
import {
  checkContract,
  isPublicKey,
  publicKey,
  type ReadManifest,
  readManifest,
  ReleaseRefused,
} from './read-manifest';

export * from './read-manifest';

/** Reads a response of at most `limit` bytes: a foreign server must not fill our memory. */
export async function bounded(answer: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error(`${answer.url} is larger than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Milliseconds. */
const DEADLINE = 5_000;

/** @throws Error where there is no answer, or another one than the file */
export async function fetchFile(address: string | URL, limit: number): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(DEADLINE) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return bounded(answer, limit);
}

export type Versions = Readonly<Record<string, string>>;

export function checkRequirements({ requires }: Pick<RemoteManifest, 'requires'>, provides: Versions): void {
  const unmet = Object.entries(requires)
    .filter(([module, range]) => !semver.satisfies(provides[module] ?? '', range))
    .map(([module, range]) => `${module} ${range} (the shell has ${provides[module] ?? 'none'})`);
  if (unmet.length > 0) throw new ReleaseRefused(`it needs ${unmet.join(', ')}`);
}

export type Names = Readonly<Record<string, readonly string[]>>;

export const namesOf = (modules: Readonly<Record<string, object>>): Names =>
  Object.fromEntries(Object.entries(modules).map(([module, exported]) => [module, Object.keys(exported).sort()]));

/** A whole module; also the default of a CommonJS one. */
const ALWAYS = ['*', 'default'];

export function checkUses({ uses }: Pick<RemoteManifest, 'uses'>, given: Names): void {
  const lacking = Object.entries(uses).flatMap(([module, names]) => {
    const provided = new Set([...ALWAYS, ...(Object.hasOwn(given, module) ? (given[module] ?? []) : [])]);
    return names.filter((name) => !provided.has(name)).map((name) => `${name} of ${module}`);
  });
  if (lacking.length > 0) throw new ReleaseRefused(`it uses ${lacking.join(', ')}, which the shell does not have`);
}

/** Matches where nothing else does. */
export const REST = '/*';

/** Lower case, as React Router matches. `*` at the end matches any rest. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether `grant` (exact, `/x/*` or `/*`) includes every address of `path`. */
export function covers(grant: string, path: string): boolean {
  const granted = segmentsOf(grant);
  const claimed = segmentsOf(path);
  for (const [index, segment] of granted.entries()) {
    if (segment === '*') return true;
    const other = claimed[index];
    if (other === undefined || other === '*') return false;
    if (!isParameter(segment) && segment !== other) return false;
  }
  return granted.length === claimed.length;
}

/** Whether some address matches both. */
export function overlap(one: string, other: string): boolean {
  const some = segmentsOf(one);
  const others = segmentsOf(other);
  for (let index = 0; ; index++) {
    const [a, b] = [some[index], others[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !isParameter(a) && !isParameter(b)) return false;
  }
}

export interface Claims {
  name: string;
  routes: readonly { path: string }[];
  documents: readonly { path: string }[];
  slots: readonly { slot: string }[];
}

export interface Granted {
  name: string;
  paths: readonly string[];
  slots: readonly string[];
  rest?: boolean | undefined;
}

const pathsOf = ({ routes, documents }: Claims): string[] => [...routes, ...documents].map(({ path }) => path);

/** @throws ReleaseRefused for a path or slot that the registry does not grant */
export function checkGranted({ name, paths, slots, rest }: Granted, release: Claims): void {
  // A document wins over pages, so one at `/*` would be everywhere.
  const routes = release.routes.filter(({ path }) => !rest || path !== REST);
  for (const path of pathsOf({ ...release, routes }))
    if (!paths.some((grant) => covers(grant, path)))
      throw new ReleaseRefused(
        `it claims ${path}, which the registry does not grant to ${name}; ask for "${path}" in its "paths"`,
      );
  for (const { slot } of release.slots)
    if (!slots.includes(slot))
      throw new ReleaseRefused(
        `it fills the slot ${slot}, which the registry does not grant to ${name}; ask for "${slot}" in its "slots"`,
      );
}

/**
 * @throws ReleaseRefused for a path of a remote that is earlier in the registry, however the patterns differ. `/*`
 * takes nothing.
 */
export function checkSeniors(release: Claims, seniors: readonly Claims[]): void {
  for (const senior of seniors)
    for (const path of pathsOf(release)) {
      const taken = pathsOf(senior).find((claim) => (claim === REST) === (path === REST) && overlap(claim, path));
      if (taken)
        throw new ReleaseRefused(
          `it claims ${path}, but ${taken} belongs to ${senior.name}, which comes before it in the registry; choose another path`,
        );
    }
}

export interface TakenNumber {
  number: number;
  digest: string;
}

/** @throws ReleaseRefused below the registry's minimum number; 0 for none */
export function checkFloor(floor: number, { number }: { number?: number | undefined }): void {
  if (floor > 0 && (number ?? 0) < floor)
    throw new ReleaseRefused(
      `it has ${number ? `the number ${number}` : 'no number'}, and the registry asks for ${floor} or more; release it anew`,
    );
}

/**
 * @throws ReleaseRefused for a signed release without number or expiry, an expired one, and a replayed one @param taken
 * numbers taken so far of the registry's current keys; unsigned releases are not counted
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

export interface Surroundings {
  provides: Versions;
  names: Names;
  entry?: (Granted & { floor: number }) | undefined;
  seniors: readonly Claims[];
}

/** @throws ReleaseRefused unless the release fits the site, its registry and earlier remotes */
export function checkRelease(release: RemoteManifest, { provides, names, entry, seniors }: Surroundings): void {
  checkRequirements(release, provides);
  checkUses(release, names);
  if (entry) {
    checkFloor(entry.floor, release);
    checkGranted(entry, release);
  }
  checkSeniors(release, seniors);
}

export const SITE_CONTRACT_PATH = '/remotes/contract.json';

const pathed = z.array(z.object({ path }));

const registered = z.object({
  name: z.string(),
  paths: z.array(path),
  slots: z.array(z.string()),
  rest: z.boolean().optional(),
  floor: z.int().min(0),
  keys: z.array(z.string().refine(isPublicKey)),
  taken: z.array(z.object({ number: z.int(), digest: z.string() })),
  /** Claims of the release in use; null without one. */
  claims: z.object({ routes: pathed, documents: pathed, slots: z.array(z.object({ slot: z.string() })) }).nullable(),
});

/** What a site tells everybody, so that a team can check a release beforehand. No addresses of places or people. */
export const siteContract = z.object({
  contracts: z.array(z.int()).readonly(),
  provides: z.record(z.string(), z.string()),
  names: z.record(z.string(), z.array(z.string()).readonly()),
  remotes: z.array(registered),
});

export type SiteContract = z.infer<typeof siteContract>;
export type RegisteredRemote = z.infer<typeof registered>;

/** @throws ReleaseRefused. An unsigned manifest is checked as if signed with the right key. */
export function checkWithSite(site: SiteContract, manifest: RemoteManifest): void {
  const { name, contract, signature } = manifest;
  const index = site.remotes.findIndex((each) => each.name === name);
  const entry = site.remotes[index];
  if (!entry) throw new ReleaseRefused(`the registry of the site has no ${name}; ask for an entry`);
  checkContract(contract, site.contracts);
  const keys = signature === undefined ? [] : entry.keys.map(publicKey);
  const read = readManifest(name, JSON.stringify(manifest), keys);
  const seniors = site.remotes.slice(0, index).flatMap(({ name, claims }) => (claims ? [{ name, ...claims }] : []));
  checkRelease(read.manifest, { provides: site.provides, names: site.names, entry, seniors });
  checkNumber(read, entry.taken);
}
