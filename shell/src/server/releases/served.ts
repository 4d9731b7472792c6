import { checkSeniors, REST } from '@university/shared/remote/checks';
import { ALONE, type Surroundings } from '../../renderer/messages';
import { objectionBy } from './acceptance';
import type { Followed } from './followed';
import type { Release } from './release';

/** What some visitors are served. */
export interface Served {
  inUse: readonly Release[];
  surroundings: Surroundings;
}

/**
 * What is served to those who are given the canaries of some remotes. Of two canaries that claim the same, the first in
 * the registry has it.
 * @param remotes in the registry's order
 * @param canaries names of remotes
 */
export function servedOf(remotes: readonly Followed[], canaries: readonly string[]): Served {
  const inUse: Release[] = [];
  const absent: string[] = [];
  for (const { entry, tracker, canary } of remotes) {
    const { current } = canaries.includes(entry.name) ? canary : { current: null };
    const seniors = inUse.map(({ manifest }) => manifest);
    const fits = current && !objectionBy(() => checkSeniors(current.manifest, seniors));
    const release = fits ? current : tracker.current;
    if (release) inUse.push(release);
    else absent.push(...entry.paths, ...(entry.rest ? [REST] : []));
  }
  const allowed = remotes.flatMap(({ entry }) => entry.menu);
  return { inUse, surroundings: { ...ALONE, absent, allowed } };
}
