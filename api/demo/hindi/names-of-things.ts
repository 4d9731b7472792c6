import { campusRows, programRows } from '../catalogue';
import { campusTexts } from './campuses';
import { departmentTexts } from './departments';
import { programmeTexts } from './programmes';

/** What campuses, departments and programmes are called, by the English name. */
export const nameTexts: Readonly<Record<string, string>> = Object.fromEntries([
  ...campusRows.map(({ code, name }) => [name, campusTexts[code]?.name ?? name]),
  ...Object.entries(departmentTexts).map(([name, texts]) => [name, texts.name]),
  ...programRows.map(({ code, name }) => [name, programmeTexts[code]?.name ?? name]),
]);
