/** Category codes in words: the region, then the reservation. Source: facts.json, reservation.suggested_codes. */
const REGIONS: Record<string, string> = { D: 'Delhi', OD: 'Outside Delhi' };

const RESERVATIONS: Record<string, string> = {
  UR: 'general (unreserved)',
  SC: 'Scheduled Caste',
  ST: 'Scheduled Tribe',
  OBC: 'Other Backward Classes (non-creamy layer)',
  EWS: 'Economically Weaker Section',
};

/** `D_UR` as `Delhi, general (unreserved) (D_UR)`; a code that is not in the tables stays as it is. */
export function categoryInWords(code: string): string {
  const [region = '', reservation = ''] = code.split('_');
  const words = [REGIONS[region], RESERVATIONS[reservation]];
  return words.every(Boolean) ? `${words.join(', ')} (${code})` : code;
}
