import { type Pool, placeOf, poolId, type SeatCategory } from '@university/allotment';
import { type DocumentData, partsOfCategory } from '@university/shared/contract';

export type AdmissionSetting = DocumentData<'admission'>;

export const LIST = 'merit';

interface Parts {
  /** Null: none, as of `KM`. */
  region: string | null;
  category: string;
  claims: string[];
}

export function partsOf(code: string, { regions }: Pick<AdmissionSetting, 'regions'>): Parts {
  const { region, rest } = partsOfCategory(code, regions);
  const [category = '', ...claims] = rest;
  return { region: region?.code ?? null, category, claims };
}

const codeIn = (region: string | null, category: string) => (region === null ? category : `${region}_${category}`);

const codesIn = (text: string | null) => (text ?? '').split(',').flatMap((each) => each.trim() || []);

/**
 * The kinds of seats that `codes` name, in the order of the setting, which an applicant tries at a place.
 * @returns `unknown`: codes without a rule
 */
export function seatKinds(
  codes: Iterable<string>,
  setting: AdmissionSetting,
  isSpot: boolean,
): { kinds: SeatCategory[]; unknown: string[] } {
  const { seatRules } = setting;
  const ruleOf = (category: string) => seatRules.find((rule) => rule.category === category);
  const position = (category: string) => seatRules.findIndex((rule) => rule.category === category);
  const open = seatRules.filter(({ whom }) => whom === 'anybody').map(({ category }) => category);

  const all = new Set(codes);
  const known = [...all].map((code) => ({ code, ...partsOf(code, setting) }));
  const isKnown = ({ region, category, claims }: Parts) => {
    const whom = ruleOf(category)?.whom;
    const isOwn = whom === 'extra' ? region === null && claims.length === 0 : whom === 'anybody' || whom === 'members';
    return isOwn && claims.every((claim) => ruleOf(claim)?.whom === 'claim');
  };
  const regions = [...new Set(known.flatMap(({ region }) => region ?? []))].sort();
  const kinds = known.filter(isKnown).map(({ code, region, category, claims }): SeatCategory & { order: number[] } => {
    const rule = ruleOf(category);
    const own = [category, ...claims].map(position);
    if (rule?.whom === 'extra')
      return {
        ...{ code, region, category: null, claims: [category], list: LIST, to: [], supernumerary: true, order: own },
      };
    const others = isSpot ? regions.filter((each) => each !== region) : [];
    const to = [
      ...(claims.length > 0 ? [codeIn(region, category)] : []),
      ...codesIn(rule?.to ?? null).map((each) => codeIn(region, each)),
      ...others.flatMap((other) => open.map((each) => codeIn(other, each))),
    ].filter((each) => each !== code && all.has(each));
    const isOpen = rule?.whom === 'anybody';
    return {
      ...{ code, region, category: isOpen ? null : category, claims, list: LIST, to, supernumerary: false, order: own },
    };
  });
  const byOrder = (a: number[], b: number[]): number => {
    const at = [...a, -1].findIndex((each, index) => each !== (b[index] ?? -1));
    return at < 0 ? 0 : (a[at] ?? -1) - (b[at] ?? -1);
  };
  kinds.sort((a, b) => byOrder(a.order, b.order) || (a.code < b.code ? -1 : 1));
  return {
    kinds: kinds.map(({ order: _, ...kind }) => kind),
    unknown: known.filter((each) => !isKnown(each)).map(({ code }) => code),
  };
}

/** With empty pools for what seats may be converted to. */
export function withTargets(pools: readonly Pool[], kinds: readonly SeatCategory[]): Pool[] {
  const targets = new Map(kinds.map(({ code, to }) => [code, to]));
  const known = new Set(pools.map((pool) => poolId(placeOf(pool), pool.category)));
  const all = [...pools];
  // Grows meanwhile: targets have targets.
  for (const pool of all) {
    for (const category of targets.get(pool.category) ?? []) {
      const id = poolId(placeOf(pool), category);
      if (known.has(id)) continue;
      known.add(id);
      all.push({ ...pool, category, seats: 0 });
    }
  }
  return all;
}
