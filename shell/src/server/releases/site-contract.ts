import {
  CONTRACTS,
  type RegisteredRemote,
  SITE_CONTRACT_PATH,
  type SiteContract,
  type TakenNumber,
  type Versions,
} from '@university/shared/remote/checks';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyInstance } from 'fastify';
import { PROVIDED_NAMES } from '../../renderer/provided-names';
import type { RegistryEntry } from './registry';

interface Options {
  releases: {
    /** The same object until another release is in use. */
    served: () => object;
    registered: () => Promise<RegisteredRemote[]>;
  };
  /** Versions of the modules that the shell shares with remotes. */
  provides: Versions;
}

/**
 * `GET /remotes/contract.json`: what this site gives to remotes and grants them, so that a team asks beforehand whether its
 * build would be taken. Made once for each set of releases in use.
 */
export function addSiteContract(web: FastifyInstance, { releases, provides }: Options): void {
  const made = new WeakMap<object, Promise<EncodedBytes>>();

  async function make(): Promise<EncodedBytes> {
    const remotes = await releases.registered();
    const contract: SiteContract = { contracts: CONTRACTS, provides, names: PROVIDED_NAMES, remotes };
    return new EncodedBytes(JSON.stringify(contract));
  }

  web.get(SITE_CONTRACT_PATH, async (request, reply) => {
    const now = releases.served();
    const bytes = made.get(now) ?? make();
    made.set(now, bytes);
    bytes.catch(() => made.delete(now));
    return sendPublic(await bytes, request, reply.type('application/json'));
  });
}

/** What anybody may know of a remote: not where it is, nor who its team is. */
export function registeredRemote(
  {
    name,
    paths,
    slots,
    rest,
    floor,
    keys,
  }: Pick<RegistryEntry, 'name' | 'paths' | 'slots' | 'rest' | 'floor' | 'keys'>,
  taken: TakenNumber[],
  manifest: RemoteManifest | undefined,
): RegisteredRemote {
  return {
    name,
    paths: [...paths],
    slots: [...slots],
    rest,
    floor,
    keys: keys.map((key) => key.export({ type: 'spki', format: 'der' }).toString('base64')),
    taken,
    claims: manifest
      ? {
          routes: manifest.routes.map(({ path }) => ({ path })),
          documents: manifest.documents.map(({ path }) => ({ path })),
          slots: manifest.slots.map(({ slot }) => ({ slot })),
        }
      : null,
  };
}
