import { plainPath } from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { readCatalogue } from '../catalogue/snapshot';

/** Which addresses lead to others, by their plain paths. */
type Ways = ReadonlyMap<string, string>;

/** The path of an address of this site, as addresses are compared. */
const pathOf = (address: string): string => plainPath(address.split(/[?#]/, 1)[0] ?? '');

/** Where an address leads in the end; null where nowhere, or round in a circle. */
function endOf(ways: Ways, address: string): string | null {
  const passed = new Set<string>();
  for (let at = pathOf(address); !passed.has(at); ) {
    passed.add(at);
    const to = ways.get(at);
    if (to === undefined) return null;
    const next = pathOf(to);
    if (!ways.has(next)) return to;
    at = next;
  }
  return null;
}

/** Where paths without page lead, made once in a version of the public data. */
const readWays = (services: Services) =>
  services.shared('ways', async () => {
    const { pagePaths, redirects } = await readCatalogue(services);
    const spelled = new Map(pagePaths.map((path) => [plainPath(path), path]));
    // A page goes before what leads away from its address.
    const ways = new Map(
      redirects.map(({ from, to }) => [plainPath(from), to] as const).filter(([from]) => !spelled.has(from)),
    );
    return { spelled, ways };
  });

/** Where a path without page leads: to the page whose path is spelled otherwise, or by a redirect. */
export async function movedTo(services: Services, path: string): Promise<string | null> {
  const { spelled, ways } = await readWays(services);
  const spelling = spelled.get(plainPath(path));
  // A page whose text does not fit is not shown, and does not lead to itself.
  return spelling !== undefined && spelling !== path ? spelling : endOf(ways, path);
}

/** Says of a path whether a page of text is there, or it leads to one. */
export async function isThere(services: Services): Promise<(address: string) => boolean> {
  const { spelled, ways } = await readWays(services);
  return (address) => spelled.has(pathOf(address)) || ways.has(pathOf(address));
}
