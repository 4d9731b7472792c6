import { z } from 'zod';
import {
  article,
  code,
  day,
  email,
  line,
  lines,
  optionalEmail,
  optionalLine,
  optionalReference,
  reference,
  whole,
} from './fields';

export const schoolData = z.object({
  code: code(),
  name: line('Name', 120, { hint: 'In full, as it is shown: School of Fine Arts.' }),
  about: article('About the school', 3_000),
});

export const departmentData = z.object({
  code: code(),
  name: line('Name', 120, { isGuarded: true }),
  schoolId: reference('School', 'school', { isGuarded: true }),
  headId: optionalReference('Head', 'person', {
    hint: 'Whoever has left is no head any more; the page then says that the post is vacant.',
    isGuarded: true,
  }),
  about: article('About the department', 5_000),
  email: optionalEmail('E-mail of the office'),
  phone: optionalLine('Phone of the office', 40, { isTranslated: false }),
  photoId: optionalReference('Picture', 'media'),
});

export const personData = z.object({
  salutation: line('Salutation', 20),
  firstname: line('First name', 80),
  surname: line('Surname', 80),
  email: email('E-mail', { isGuarded: true, hint: 'The address of the account, for who keeps the own page.' }),
  departmentId: reference('Department', 'department', { isGuarded: true }),
  designation: line('Post', 120, { isGuarded: true }),
  position: whole('Place in the list of the department', 0, 1_000, { isGuarded: true }),
  joinedOn: day('Joined on', { isGuarded: true }),
  leftOn: day('Last day at the university', {
    hint: 'After this day the person disappears from every page.',
    isGuarded: true,
  }),
  staffId: optionalReference('Account', 'staff', { hint: 'Who may keep this page.', isGuarded: true }),
  photoId: optionalReference('Photograph', 'media'),
  overview: article('Overview', 5_000),
  qualifications: lines('Qualifications', { hint: 'One a line, the highest first.' }),
  research: lines('Research interests', { each: 300 }),
  researchText: article('About the research', 5_000),
  publications: lines('Publications', { each: 500, most: 200 }),
});
