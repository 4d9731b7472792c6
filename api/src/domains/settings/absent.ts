import {
  type Footer,
  needsText,
  type Menu,
  specifiedResults,
  SPECIFIED_TEXTS,
  withCategory,
} from '@university/shared/contract';
import type { Services } from '../../platform/services';
import { readCatalogue } from '../catalogue/snapshot';
import { isThere } from './addresses';

/** Addresses of the site that a menu or footer leads to. */
const linked = (menu: Menu | null, footer: Footer | null): string[] =>
  [...(menu?.entries ?? []), ...(footer?.quick ?? []), ...(footer?.explore ?? []), ...(footer?.policies ?? [])]
    .map(({ to }) => to ?? '')
    .filter((to) => to.startsWith('/'));

/** Results that the specification has addresses for, of rounds that the present admission does not have. */
async function absentResults(services: Services): Promise<string[]> {
  const { rounds: had } = await readCatalogue(services);
  const isHad = ({ track, round }: { track: string; round: number }) =>
    had.some((each) => each.track === track && each.round === round);
  const [there, absent] = [specifiedResults.filter(isHad), specifiedResults.filter((result) => !isHad(result))];
  const paths = absent.map(({ path }) => path).filter((path) => !there.some((result) => result.path === path));
  return [...absent.map((result) => withCategory(result.path, result)), ...paths];
}

/**
 * Addresses at which there is nothing: pages that the specification names, or a menu leads to, and nobody has written
 * yet; results of rounds that there are not. Nothing on the site leads there. In small letters.
 */
export async function absentAddresses(services: Services, menu: Menu | null, footer: Footer | null): Promise<string[]> {
  const texts = [...SPECIFIED_TEXTS, ...linked(menu, footer).filter((to) => needsText(to.split(/[?#]/, 1)[0] ?? ''))];
  const [isKnown, results] = await Promise.all([isThere(services), absentResults(services)]);
  return [...new Set([...texts.filter((path) => !isKnown(path)), ...results].map((path) => path.toLowerCase()))];
}
