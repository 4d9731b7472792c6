interface Named {
  code: string;
  /** In words. */
  name: string;
}

/** What codes of regions and categories mean, as the setting `admission` has them. */
export interface AdmissionCodes {
  regions: readonly Named[];
  categories: readonly Named[];
}

const find = (list: readonly Named[], code: string) => list.find((each) => each.code.toUpperCase() === code)?.name;

/**
 * The names in a code such as `D_SC_PWD`: of its region, if it begins with one, and of its categories. Undefined when
 * one of them is not known. A region may have an underscore itself: the longest that fits counts.
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

/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; a code that nobody has named stays as it is. */
export function categoryInWords(code: string, codes: AdmissionCodes | null | undefined): string {
  const words = codes && namesIn(code, codes)?.join(', ');
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)} (${code})` : code;
}

/** `D_OBC` as `Delhi – OBC`, for tables; a code whose region nobody has named stays as it is. */
export function categoryInShort(code: string, codes: AdmissionCodes | null | undefined): string {
  const parts = code.split('_');
  for (let taken = parts.length - 1; taken > 0; taken -= 1) {
    const region = codes && find(codes.regions, parts.slice(0, taken).join('_').toUpperCase());
    if (region) return `${region} – ${parts.slice(taken).join(', ')}`;
  }
  return code;
}

/** Letters, digits and underscores between them. */
const FORM = /^[A-Z0-9]+(?:_[A-Z0-9]+)*$/;
const LONGEST = 30;

/** Whether a code of a registered or allotted category is one of the university's; any code while it has named none. */
export function isCategory(code: string, codes: AdmissionCodes | null): boolean {
  if (!codes || codes.categories.length === 0) return FORM.test(code) && code.length <= LONGEST;
  return namesIn(code, codes) !== undefined;
}

/** A code to show as an example; undefined while none are named. */
export function exampleCategory(codes: AdmissionCodes | null): string | undefined {
  const parts = [codes?.regions[0]?.code, codes?.categories[0]?.code];
  return parts[1] === undefined ? undefined : parts.filter((part) => part !== undefined).join('_');
}
