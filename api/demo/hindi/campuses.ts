import { central } from './campuses/central';
import { east } from './campuses/east';
import { north } from './campuses/north';
import type { CampusTexts } from './campuses/shape';
import { south } from './campuses/south';
import { west } from './campuses/west';

export const campusTexts: CampusTexts = { ...central, ...east, ...north, ...south, ...west };

/** The city of every campus of the demonstration. */
export const CITY = 'नई दिल्ली';

/** The address of a campus with its city and PIN code, as its column has it. */
export const locationOf = (code: string, pin: string): string => `${campusTexts[code]?.address}, ${CITY} ${pin}`;
