/** Category codes in words. Source: facts.json, reservation: suggested_codes, and codes_seen_elsewhere for the variants. */
const REGIONS: Record<string, string> = {
  D: 'Delhi',
  DEL: 'Delhi',
  OD: 'Outside Delhi',
  OD_DEL: 'Outside Delhi',
  OB_DEL: 'Outside Delhi',
};

const RESERVATIONS: Record<string, string> = {
  UR: 'general (unreserved)',
  SC: 'Scheduled Caste',
  ST: 'Scheduled Tribe',
  OBC: 'Other Backward Classes (non-creamy layer)',
  EWS: 'Economically Weaker Section',
  PWD: 'persons with benchmark disabilities',
  DEF: 'wards of defence and paramilitary personnel',
  KM: 'Kashmiri migrant',
  NRI: 'NRI, PIO or OCI',
  FN: 'foreign national',
};

const CODE = /^(?:(.+)_)?([^_]+)$/;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; a code that is not in the tables stays as it is. */
export function categoryInWords(code: string): string {
  const [, region, reservation = ''] = CODE.exec(code) ?? [];
  const words = [...(region === undefined ? [] : [REGIONS[region]]), RESERVATIONS[reservation]];
  return words.every((word) => word !== undefined) ? `${capitalised(words.join(', '))} (${code})` : code;
}
