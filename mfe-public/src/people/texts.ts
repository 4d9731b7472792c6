import { identity } from '@university/shared/identity';

export const texts = {
  people: {
    title: 'Faculty and departments',
    lead: 'Who heads each department, and who teaches there.',
    peopleTitle: 'Find a member of the faculty',
    words: 'Name, subject or research',
    department: 'Department',
    allDepartments: 'All departments',
    find: 'Find',
    loading: 'Loading the faculty...',
    failed: 'We could not load the faculty.',
    count: (shown: number, all: number) => {
      if (shown < all) return `The first ${shown} of ${all} people. Add a word or a department to see the others.`;
      return all === 1 ? '1 person' : `${all} people`;
    },
    noMatch: 'Nobody matches. Try a part of the name, or fewer words.',
    clear: 'Start again',
    schoolsTitle: 'Schools and departments',
    loadingSchools: 'Loading schools...',
    failedSchools: 'We could not load the schools and departments.',
    noSchools: 'No school is listed at the moment.',
    head: 'Head:',
    teachers: (count: number) => (count === 1 ? '1 teacher' : `${count} teachers`),
  },
  department: {
    title: 'Department',
    loading: 'Loading the department...',
    failed: 'We could not load this department.',
    missingTitle: 'Department not found',
    missing: 'There is no such department. It may have a new name or belong to another school.',
    of: (name: string) => `Department of ${name}`,
    describe: (name: string) =>
      `The Department of ${name} at ${identity.name}: its programmes with seats, its head and everybody who teaches there.`,
    office: 'Whom to ask',
    email: 'E-mail',
    phone: 'Phone',
    head: 'Head of the department',
    vacant: 'The post of the head is vacant.',
    faculty: 'Faculty',
    programmes: 'Programmes',
    offers: 'Seats and first payment',
    all: 'All schools and departments',
  },
  member: {
    title: 'Faculty member',
    loading: 'Loading the page...',
    failed: 'We could not load this page.',
    missingTitle: 'Faculty member not found',
    missing: 'There is no such member of the faculty. The person may have left the university.',
    pageTitle: (name: string, department: string) => `${name}, ${department}`,
    describe: (name: string, designation: string, department: string) =>
      `${name}, ${designation}, ${department}: qualifications, research, publications and e-mail.`,
    overview: 'Overview',
    qualifications: 'Qualifications',
    publications: 'Publications',
    research: 'Research',
    designation: 'Designation',
    department: 'Department',
    email: 'E-mail',
    all: 'All faculty and departments',
  },
} as const;
