import { schoolOf } from '../catalogue/facts';
import { leaverRows } from '../people/leavers';
import { facultyRows } from '../people/people';
import { stableId } from '../../src/platform/ids';
import { departmentNames } from '../catalogue';
import { campusTexts, CITY } from './campuses';
import { departmentTexts } from './departments';
import { feeTexts } from './fees';
import { CORRECTION, corrigendumTexts, noticeTexts, storyTexts } from './notices';
import { paperLists } from './papers';
import { personInHindi } from './people';
import { firstnameTexts, salutationTexts, surnameTexts } from './people/names';
import { interestTexts, pathTexts } from './people/paths';
import { researchTexts } from './people/research';
import { commonTexts, programmeTexts, trackRules } from './programmes';
import { schoolTexts } from './schools';
import { settingTexts } from './settings';
import { trackTexts } from './tracks';
import { zoneTexts } from './zones';

const departmentOf = new Map(departmentNames.map((name) => [stableId('department', name), name]));

/** Everybody of the demonstration, in English and in Hindi. */
export const people = [...facultyRows.map(({ row }) => row), ...leaverRows].map((row) => {
  const department = departmentOf.get(row.departmentId) ?? '';
  return { row, hindi: personInHindi(row, department, schoolOf.get(department) ?? '') };
});

/** Every string in a value, however deep. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** Every Hindi text of the demonstration, by what it is of. */
export const allTexts: Readonly<Record<string, string[]>> = Object.fromEntries(
  Object.entries({
    zones: zoneTexts,
    tracks: trackTexts,
    fees: feeTexts,
    schools: schoolTexts,
    departments: departmentTexts,
    campuses: [campusTexts, CITY],
    programmes: [programmeTexts, trackRules, commonTexts],
    papers: paperLists,
    names: [firstnameTexts, surnameTexts, salutationTexts],
    // A name is no word of the language.
    people: people.map(({ hindi: { firstname, surname, overview, ...texts } }) => ({
      ...texts,
      overview: overview?.replace(`${firstname} ${surname} `, ''),
    })),
    'parts of overviews': [pathTexts, interestTexts, researchTexts],
    notices: [noticeTexts, storyTexts, corrigendumTexts.summary, corrigendumTexts.title('निविदा'), CORRECTION],
    settings: settingTexts,
  }).map(([name, table]) => [name, stringsIn(table)]),
);
