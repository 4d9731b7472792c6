import type { DocumentData } from '@university/shared/contract';

/** What codes of regions and categories mean. */
export type AdmissionCodes = DocumentData<'admission'>;

/** A region, which may have the separator in itself, and a category; or a category alone. */
const CODE = /^(?:(.+)_)?([^_]+)$/;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; a code that is not in the setting stays as it is. */
export function categoryInWords(code: string, { regions, categories }: AdmissionCodes): string {
  const nameIn = (rows: AdmissionCodes['regions'], wanted: string) => rows.find((row) => row.code === wanted)?.name;
  const [, region, category = ''] = CODE.exec(code) ?? [];
  const words = [...(region === undefined ? [] : [nameIn(regions, region)]), nameIn(categories, category)];
  return words.every((word) => word !== undefined) ? `${capitalised(words.join(', '))} (${code})` : code;
}
