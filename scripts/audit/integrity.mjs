/**
 * Packages of a lockfile whose content npm would not check. `bad`: they can be installed anywhere. `foreign`: optional
 * ones for one platform, added by complete-lockfile.mjs where the registry in use did not offer them.
 * @param {{ packages: Record<string, { link?: boolean, integrity?: string, optional?: boolean, cpu?: string[], version?: string }> }} lock
 */
export function withoutIntegrity(lock) {
  const bare = Object.entries(lock.packages).filter(
    ([place, { link, integrity }]) => place.includes('node_modules/') && !link && !integrity,
  );
  const isForeign = ([, { optional, cpu }]) => optional === true && cpu !== undefined;
  const names = (entries) => entries.map(([place, { version }]) => `${place.split('node_modules/').pop()}@${version}`);
  return { bad: names(bare.filter((entry) => !isForeign(entry))), foreign: names(bare.filter(isForeign)) };
}
