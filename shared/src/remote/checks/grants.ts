import { covers, overlap, REST } from './claims';
import { ReleaseRefused } from './refused';

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
 * Throws `ReleaseRefused` for a release that claims addresses of a remote that stands before it in the registry: who came
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
