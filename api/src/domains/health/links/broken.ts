import type { LinkFault } from '@university/shared/contract';
import type { Services } from '../../../platform/services';
import { type LinkPlace, readContents } from '../contents';
import { insideLooker, pathInside } from './inside';
import { LOOKS_IN_VAIN } from './job';
import { type OutsideLink, readLooks } from './repository';

export interface BrokenLink {
  address: string;
  fault: LinkFault;
  since: Date | null;
  places: LinkPlace[];
}

/** What is wrong by the last look; undefined where nothing is, or nobody knows yet. */
function faultOf({ state, failures }: OutsideLink): LinkFault | undefined {
  if (state === 'there' || (state === 'unreachable' && failures < LOOKS_IN_VAIN)) return undefined;
  return state;
}

/** All links that lead nowhere, and how many of other sites nobody has looked at yet. */
export async function brokenLinks(services: Services): Promise<{ broken: BrokenLink[]; waiting: number }> {
  const [{ links }, isInside, looks] = await Promise.all([
    readContents(services),
    insideLooker(services),
    readLooks(services.db),
  ]);
  let waiting = 0;
  const broken = [...links].flatMap(([address, places]): BrokenLink[] => {
    const path = pathInside(address, services.publicUrl);
    if (path !== undefined) return isInside(path) ? [] : [{ address, fault: 'no-page', since: null, places }];
    const look = looks.get(address);
    if (!look) waiting++;
    const fault = look && faultOf(look);
    return fault ? [{ address, fault, since: look.since, places }] : [];
  });
  return { broken, waiting };
}
