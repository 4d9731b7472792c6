interface Named {
  code: string;
  name: string;
}

export interface AdmissionCodes {
  regions: readonly Named[];
  categories: readonly Named[];
}

const find = (list: readonly Named[], code: string) => list.find((each) => each.code.toUpperCase() === code)?.name;

/**
 * Names in a code such as `D_SC_PWD`; undefined if one is unknown. Regions may contain underscores: the longest match
 * counts.
 */
function namesIn(code: string, { regions, categories }: AdmissionCodes): string[] | undefined {
  const parts = code.toUpperCase().split('_');
  for (let taken = parts.length - 1; taken >= 0; taken -= 1) {
    const region = taken === 0 ? [] : [find(regions, parts.slice(0, taken).join('_'))];
    const names = [...region, ...parts.slice(taken).map((part) => find(categories, part))];
    if (names.every((name) => name !== undefined)) return names;
  }
  return undefined;
}

/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; unknown codes unchanged. */
export function categoryInWords(code: string, codes: AdmissionCodes | null | undefined): string {
  const words = codes && namesIn(code, codes)?.join(', ');
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)} (${code})` : code;
}

/** The longest region that a code such as `D_SC_PWD` begins with, if any, and the rest. */
export function partsOfCategory(
  code: string,
  regions: readonly Named[],
): { region: Named | undefined; rest: string[] } {
  const parts = code.split('_');
  for (let taken = parts.length - 1; taken > 0; taken -= 1) {
    const begin = parts.slice(0, taken).join('_').toUpperCase();
    const region = regions.find((each) => each.code.toUpperCase() === begin);
    if (region) return { region, rest: parts.slice(taken) };
  }
  return { region: undefined, rest: parts };
}

/** `D_OBC` as `Delhi – OBC`; unknown codes unchanged. */
export function categoryInShort(code: string, codes: AdmissionCodes | null | undefined): string {
  const { region, rest } = partsOfCategory(code, codes?.regions ?? []);
  return region ? `${region.name} – ${rest.join(', ')}` : code;
}

const FORM = /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/;
const MAX_LENGTH = 30;

/** Any code while the university has defined none. */
export function isCategory(code: string, codes: AdmissionCodes | null): boolean {
  if (!codes || codes.categories.length === 0) return FORM.test(code) && code.length <= MAX_LENGTH;
  return namesIn(code, codes) !== undefined;
}

/** An example code; undefined while none are defined. */
export function exampleCategory(codes: AdmissionCodes | null): string | undefined {
  const parts = [codes?.regions[0]?.code, codes?.categories[0]?.code];
  return parts[1] === undefined ? undefined : parts.filter((part) => part !== undefined).join('_');
}
