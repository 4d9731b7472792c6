/** Where the qualifying examination was passed: Delhi or outside. Source: facts.json, reservation. */
const REGIONS = ['D', 'OD'] as const;
const VERTICAL = ['UR', 'SC', 'ST', 'OBC', 'EWS'] as const;
/** Persons with disabilities and defence wards, within their vertical category. */
const HORIZONTAL = ['', '_PWD', '_DEF'] as const;
/** Kashmiri migrants, non-resident Indians and foreign nationals have seats of their own. */
const SUPERNUMERARY = ['KM', 'NRI', 'FN'] as const;

/** Every code of a registered or allotted category, such as `D_UR` or `OD_SC_PWD`. */
export const CATEGORIES: readonly string[] = [
  ...REGIONS.flatMap((region) =>
    VERTICAL.flatMap((vertical) => HORIZONTAL.map((horizontal) => `${region}_${vertical}${horizontal}`)),
  ),
  ...SUPERNUMERARY,
];
