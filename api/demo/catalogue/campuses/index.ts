import { central } from './central';
import { east } from './east';
import { north } from './north';
import type { CampusTexts } from './shape';
import { south } from './south';
import { west } from './west';

export const campusTexts: CampusTexts = { ...central, ...north, ...south, ...east, ...west };
