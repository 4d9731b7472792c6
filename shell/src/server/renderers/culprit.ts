import type { Release } from '../releases/release';
import type { Incident } from './renderers';

/**
 * The releases that an incident may be put down to, the likeliest first; none where it was none that may run in that
 * renderer. A remote's code names whom it likes in a stack, and a timer may end while another one's page is made, so
 * two that are named are two suspects: each is then asked for in renderers without the others, where it counts alone.
 */
export function accusedOf(
  { traces, site }: Pick<Incident, 'traces' | 'site'>,
  mayRun: (release: Release) => boolean,
): Release[] {
  const named = new Set([traces.inStack, traces.inNote]);
  return [...named]
    .map((name) => site?.releases.find(({ manifest }) => manifest.name === name))
    .filter((release) => release !== undefined && mayRun(release)) as Release[];
}
