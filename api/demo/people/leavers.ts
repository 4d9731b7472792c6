import { stableId } from '../../src/platform/ids';
import type { Row } from '../catalogue/facts';

const leaver = (
  names: Pick<Row<'person'>, 'salutation' | 'firstname' | 'surname' | 'designation' | 'joinedOn' | 'leftOn'>,
  department: string,
): Row<'person'> => {
  const email = `${names.firstname}.${names.surname}@seu.example`.toLowerCase();
  return {
    id: stableId('faculty', email),
    ...names,
    email,
    departmentId: stableId('department', department),
    position: 10,
    staffId: null,
    photoId: null,
    overview: null,
    qualifications: [],
    research: [],
    researchText: null,
    publications: [],
  };
};

/** Two who have left, so that one can see that they are nowhere but here. */
export const leaverRows: Row<'person'>[] = [
  leaver(
    {
      salutation: 'Prof.',
      firstname: 'Kamala',
      surname: 'Iyer',
      designation: 'Professor',
      joinedOn: '1996-07-15',
      leftOn: '2024-06-30',
    },
    'Physics',
  ),
  leaver(
    {
      salutation: 'Mr.',
      firstname: 'Rohan',
      surname: 'Fernandes',
      designation: 'Skill Instructor',
      joinedOn: '2019-01-07',
      leftOn: '2023-12-31',
    },
    'Retail Management',
  ),
];
