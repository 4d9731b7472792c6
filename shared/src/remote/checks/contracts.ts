import { CONTRACT_VERSION } from '../manifest';
import { ReleaseRefused } from './refused';

type Json = Record<string, unknown>;

/**
 * Earlier versions of the contract that sites still read, each with what makes the next one of it. To retire a version is
 * to take its row out.
 */
const UPGRADES: Readonly<Record<number, (manifest: Json) => Json>> = {
  // It did not have to say which names it takes, which of the query its pages read, and that it has no documents.
  1: ({ uses, routes, requires, documents = [], ...rest }) => ({
    ...rest,
    requires,
    documents,
    uses: uses ?? Object.fromEntries(Object.keys(isObject(requires) ? requires : {}).map((module) => [module, ['*']])),
    routes: Array.isArray(routes)
      ? routes.map((route) => (isObject(route) ? { query: ['*'], ...route } : route))
      : routes,
  }),
};

/** Versions of the contract that are read here. */
export const CONTRACTS: readonly number[] = [...Object.keys(UPGRADES).map(Number), CONTRACT_VERSION];

/** Throws `ReleaseRefused` for a manifest of a version that is not read; the sentence says which are. */
export function checkContract(contract: unknown, given: readonly number[] = CONTRACTS): void {
  if (given.includes(contract as number)) return;
  const what = typeof contract === 'number' ? `of contract ${contract}` : 'of no contract';
  throw new ReleaseRefused(
    `its remote.json is ${what}, and the site reads ${listed(given)}; build it with a remote-kit that writes one of these`,
  );
}

/**
 * A manifest, as JSON, in the shape of the present contract. It still says which version it was written in. Throws
 * `ReleaseRefused` for versions that are not read.
 */
export function upgraded(manifest: unknown): unknown {
  if (!isObject(manifest)) return manifest;
  checkContract(manifest.contract);
  let current = manifest;
  for (let version = manifest.contract as number; version < CONTRACT_VERSION; version++)
    current = UPGRADES[version]?.(current) ?? current;
  return current;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `1`, `1 and 2`, `1, 2 and 3` */
const listed = (versions: readonly number[]): string =>
  versions.length < 2 ? versions.join() : `${versions.slice(0, -1).join(', ')} and ${versions.at(-1)}`;
