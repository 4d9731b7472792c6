/** How names of this language are put together. */

/** Which award it is says less than what is taught: `Diploma in Architecture` is found as `architecture`, too. */
const AWARD = /^(pg diploma in|diploma in|master of|b\.?tech\.?|b\.a\. \(hons\.\)|b\.s\.|bba|mba|ms) /i;

/** What a programme of this name teaches. */
export const subjectOf = (name: string): string => name.replace(AWARD, '');

/** Where a campus of this name is. */
export const placeOf = (name: string): string => name.replace(/ Campus$/, '');

/** What is between names of one title: `Training and placement`, `Internal Quality Assurance Cell (IQAC)`. */
export const BETWEEN_NAMES = / and | & |[(),:]/;
