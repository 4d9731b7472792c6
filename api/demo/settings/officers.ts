import type { DocumentData } from '@university/shared/contract';

type Officer = DocumentData<'officers'>['officers'][number];

/** Office, what it is responsible for, and the mailbox or page at which it is reached. */
type Row = readonly [post: string, duty: string, reach: string];

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'Heads of the university': [
    ['Chancellor', 'Head in law; the Lieutenant Governor of Delhi by office', '/administration/chancellor'],
    ['Vice-Chancellor', 'The whole university, day by day', '/administration/vice-chancellor'],
    ['Pro Vice-Chancellor', 'Campuses, new programmes', 'pvc-office'],
    ['Registrar', 'Records, staff, secretary of the authorities', '/registrar'],
    ['Controller of Examinations', 'Examinations, results, certificates', '/administration/coe'],
    ['Controller of Finance', 'Fees, payments, accounts', '/administration/cof'],
  ],
  'Academic officers': [
    ['Deans of schools', 'Teaching and research of a school', '/academics/academicAdministration'],
    ['Heads of department', 'Time-tables, teachers, laboratories', '/academics/faculty'],
    ['Campus directors', 'Everything on one campus', '/campus/zone/central'],
    ['Joint Director Academics', 'Calendar, ordinances, credit transfer', 'academic'],
    ['Librarian', 'All libraries', '/amenities/Library'],
  ],
  Services: [
    ['Director Student Welfare', 'Clubs, counselling, hostels, discipline', 'dsw'],
    ['Training and Placement Officer', 'Internships, apprenticeships, jobs', 'placement'],
    ['Joint Director Partnerships', 'Agreements with firms and institutes', 'partnerships'],
    ['Joint Director IT', 'Network, portals, this website’s servers', 'it'],
    ['Executive Engineer', 'Buildings, electricity, water, ramps and lifts', 'estate'],
  ],
  'Officers who protect rights': [
    ['Public Information Officer', 'Requests under the RTI Act', 'pio'],
    ['First Appellate Authority', 'Appeals against the answer to such a request', 'faa'],
    ['Chief Vigilance Officer', 'Corruption, in confidence', 'vigilance'],
    ['Nodal officer, anti-ragging', 'Ragging, at any hour', '/amenities/Anti-Ragging'],
    ['Presiding Officer, ICC', 'Sexual harassment', '/amenities/ICC'],
    ['Liaison officers for SC, ST, OBC and PwD', 'Reservation and discrimination', '/amenities/Equal-Opportunity'],
    ['Ombudsperson', 'Appeals of students after the grievance committee', 'ombudsperson'],
  ],
};

const isPage = (reach: string) => reach.startsWith('/');

/** Offices, and nobody's name: in the demonstration people change with every start of it. */
export const officers: DocumentData<'officers'> = {
  officers: Object.entries(GROUPS).flatMap(([group, rows]) =>
    rows.map(
      ([post, duty, reach]): Officer => ({
        group,
        post,
        name: null,
        duty,
        email: isPage(reach) ? null : `${reach}@seu.example`,
        phone: null,
        page: isPage(reach) ? reach : null,
      }),
    ),
  ),
};
