import type { Release } from '../releases/release';
import type { Incident } from './renderers';

/**
 * The release that an incident is put down to; undefined where it was none that may run in that renderer. Its own code
 * names whom it likes: a stack is only text, so whoever is named is asked for in a renderer without the others, and
 * counts there alone.
 */
export function culpritOf(
  { traces, site }: Pick<Incident, 'traces' | 'site'>,
  mayRun: (release: Release) => boolean,
): Release | undefined {
  return [traces.inStack, traces.inNote]
    .map((name) => site?.releases.find(({ manifest }) => manifest.name === name))
    .find((release) => release && mayRun(release));
}
