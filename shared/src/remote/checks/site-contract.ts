import { z } from 'zod';
import { path, type RemoteManifest } from '../manifest';
import { checkRelease } from './check-release';
import { checkContract } from './contracts';
import { isPublicKey, publicKey } from './keys';
import { checkNumber } from './numbers';
import { readManifest } from './read-manifest';
import { ReleaseRefused } from './refused';

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
  /** As the registry has them: who stands first keeps what it claims. */
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
