/** What decides whether a site takes a release: the same for the site, for the commands of teams, and for who asks beforehand. */
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

export {
  checkContract,
  CONTRACTS,
  fingerprintOf,
  isPublicKey,
  oneLine,
  publicKey,
  type ReadManifest,
  readManifest,
  ReleaseRefused,
  signerOf,
} from './read-manifest';

/** The body of an answer. Rejects as soon as it is longer than `limit` bytes: nobody's server may fill our memory. */
export async function bounded(answer: Response, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > limit) throw new Error(`${answer.url} is larger than ${limit} bytes`);
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}

/** Versions of the modules that a site gives to remotes, the federation runtime among them. */
export type Versions = Readonly<Record<string, string>>;

/** Throws `ReleaseRefused` when a release was built for versions of shared modules that a site does not give. */
export function checkRequirements({ requires }: Pick<RemoteManifest, 'requires'>, provides: Versions): void {
  const unmet = Object.entries(requires)
    .filter(([module, range]) => !semver.satisfies(provides[module] ?? '', range))
    .map(([module, range]) => `${module} ${range} (the shell has ${provides[module] ?? 'none'})`);
  if (unmet.length > 0) throw new ReleaseRefused(`it needs ${unmet.join(', ')}`);
}

/** By shared module: the names that it exports. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What `import * as` gives of the shared modules, by their names. */
export const namesOf = (modules: Readonly<Record<string, object>>): Names =>
  Object.fromEntries(Object.entries(modules).map(([module, exported]) => [module, Object.keys(exported).sort()]));

/** All of a module; of a CommonJS one that is also its default. */
const ALWAYS = ['*', 'default'];

/** Throws `ReleaseRefused` when a release takes names of shared modules that a site's do not have. */
export function checkUses({ uses }: Pick<RemoteManifest, 'uses'>, given: Names): void {
  const lacking = Object.entries(uses).flatMap(([module, names]) => {
    const provided = new Set([...ALWAYS, ...(Object.hasOwn(given, module) ? (given[module] ?? []) : [])]);
    return names.filter((name) => !provided.has(name)).map((name) => `${name} of ${module}`);
  });
  if (lacking.length > 0) throw new ReleaseRefused(`it uses ${lacking.join(', ')}, which the shell does not have`);
}

/** Paths as remotes claim them and the registry grants them: React Router's spelling, compared as it matches. */

/** What a remote claims that answers wherever nobody else does. The router prefers every other path. */
export const REST = '/*';

/** Segments in lower case; a last `*` means whatever follows, nothing included. */
const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

const isParameter = (segment: string) => segment.startsWith(':');

/** Whether every address of `path` is one of `grant`: an exact path, an area `/x/*` (the path and all below), or `/*`. */
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

/** Whether some address is one of both. Which of the two the router prefers then, is a matter of their spelling. */
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

/** What a release claims: a manifest, or as much of one. */
export interface Claims {
  name: string;
  routes: readonly { path: string }[];
  documents: readonly { path: string }[];
  slots: readonly { slot: string }[];
}

/** What the registry grants a remote: exact paths or areas `/x/*`, places of the layout, and addresses that nobody claims. */
export interface Granted {
  name: string;
  paths: readonly string[];
  slots: readonly string[];
  /** It may claim `/*`: a page wherever no other path leads. */
  rest?: boolean | undefined;
}

/** Paths that a release answers for. */
const pathsOf = ({ routes, documents }: Claims): string[] => [...routes, ...documents].map(({ path }) => path);

/** Throws `ReleaseRefused` for a release that claims a path or fills a slot that its entry of the registry does not grant. */
export function checkGranted({ name, paths, slots, rest }: Granted, release: Claims): void {
  // A document is answered before any page, so that of everything would be everywhere.
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
 * Throws `ReleaseRefused` for a release that claims addresses of a remote that is before it in the registry: who came
 * first keeps what it has, whatever the two patterns look like and whichever of them the router would prefer. Only `/*`
 * takes nothing from anybody: it is what is left.
 */
export function checkSeniors(release: Claims, seniors: readonly Claims[]): void {
  for (const senior of seniors)
    for (const path of pathsOf(release)) {
      const taken = pathsOf(senior).find((claim) => (claim === REST) === (path === REST) && overlap(claim, path));
      if (taken)
        throw new ReleaseRefused(
          `it claims ${path}, but ${taken} belongs to ${senior.name}, which stands before it in the registry; choose another path`,
        );
    }
}

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

/** What a site is to one of its remotes: all that decides whether a manifest fits, but for what was taken before. */
export interface Surroundings {
  provides: Versions;
  names: Names;
  /** The remote's entry in the registry; none where another registry may have one. */
  entry?: (Granted & { floor: number }) | undefined;
  /** Manifests of the releases in use of the remotes that stand before it in the registry. */
  seniors: readonly Claims[];
}

/** Throws `ReleaseRefused` for a release that does not fit a site, its registry, or the remotes that stand before it. */
export function checkRelease(release: RemoteManifest, { provides, names, entry, seniors }: Surroundings): void {
  checkRequirements(release, provides);
  checkUses(release, names);
  if (entry) {
    checkFloor(entry.floor, release);
    checkGranted(entry, release);
  }
  checkSeniors(release, seniors);
}

/** Where a site says what it gives to remotes, and what it grants them. */
export const SITE_CONTRACT_PATH = '/remotes/contract.json';

const pathed = z.array(z.object({ path }));

const registered = z.object({
  name: z.string(),
  paths: z.array(path),
  slots: z.array(z.string()),
  /** It may claim `/*`, which is what nobody else claims. */
  rest: z.boolean().optional(),
  /** The lowest number that is taken; 0 where any is. */
  floor: z.int().min(0),
  /** Public keys of its team; none: what it publishes need not be signed. */
  keys: z.array(z.string().refine(isPublicKey)),
  /** The highest number that was taken of each of these keys. */
  taken: z.array(z.object({ number: z.int(), digest: z.string() })),
  /** What its release in use claims; null without one. */
  claims: z.object({ routes: pathed, documents: pathed, slots: z.array(z.object({ slot: z.string() })) }).nullable(),
});

/**
 * What a site gives to remotes, as anybody may know it: enough to say beforehand whether it would take a release. Names of
 * remotes, paths and public keys; no places and no addresses of people.
 */
export const siteContract = z.object({
  /** Versions of `remote.json` that it reads. */
  contracts: z.array(z.int()).readonly(),
  /** Versions of the shared modules, and of the federation runtime. */
  provides: z.record(z.string(), z.string()),
  /** By shared module: the names that it exports. */
  names: z.record(z.string(), z.array(z.string()).readonly()),
  /** As the registry has them: who is first keeps what it claims. */
  remotes: z.array(registered),
});

export type SiteContract = z.infer<typeof siteContract>;
export type RegisteredRemote = z.infer<typeof registered>;

/**
 * Throws `ReleaseRefused` for a release that a site would not take, but for what its server bundle does.
 * @param manifest As it would be published. One without a signature is looked at as if it had one of the right key.
 */
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
