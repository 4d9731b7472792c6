import { photoIdOf } from '../media';
import { stableId } from '../../src/platform/ids';
import facts from '../facts.json';
import { heads } from '../people/people';
import { departmentTexts } from './departments';
import { type Row, schoolOf } from './facts';
import { schoolTexts } from './schools';

export const schoolRows: Row<'school'>[] = facts.schools.map(({ code, name }) => ({
  id: stableId('school', code),
  code,
  name: `School of ${name}`,
  about: schoolTexts[code] ?? null,
}));

/** Offices have numbers in a row, after those of the campuses. */
const FIRST_PHONE = 140;

export const departmentRows: Row<'department'>[] = [...schoolOf].map(([name, school], index) => {
  const texts = departmentTexts[name];
  if (!texts) throw new Error(`Nothing is written of ${name}`);
  const head = heads.get(name);
  return {
    id: stableId('department', name),
    code: texts.code,
    name,
    schoolId: stableId('school', school),
    headId: head ?? null,
    about: texts.about,
    email: `${texts.code.toLowerCase()}.office@seu.example`,
    phone: `+91 11 5550 0${FIRST_PHONE + index}`,
    photoId: photoIdOf(school, name),
  };
});
