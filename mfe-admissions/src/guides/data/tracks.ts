import { identity } from '@university/shared/identity';

const [diploma, ug, pg] = identity.portals.admission;

/** What each track is. Source: facts.json, programmes and fees; registration fees in rupees. */
export const TRACKS = [
  {
    name: 'Diploma',
    after: 'Class X',
    years: '3 years; tool and die making 4',
    merit: 'Marks of class X',
    registrationFee: 1000,
    bands: 'D, E',
    portal: diploma,
    courses: '/courses/diploma',
  },
  {
    name: 'B.Tech',
    after: 'Class XII with physics and mathematics',
    years: '4 years',
    merit: 'Rank in the national engineering entrance (JEE Main)',
    registrationFee: 2000,
    bands: 'A',
    portal: ug,
    courses: '/courses/ug',
  },
  {
    name: 'UG',
    after: 'Class XII',
    years: '3 years for the degree, 4 with honours',
    merit: 'Marks of class XII, or CUET where a programme uses it',
    registrationFee: 1500,
    bands: 'C, D',
    portal: ug,
    courses: '/courses/ug',
  },
  {
    name: 'PG',
    after: 'A bachelor’s degree in the subject asked for',
    years: '2 years; postgraduate diploma 1',
    merit: 'Marks of the qualifying degree',
    registrationFee: 1500,
    bands: 'A, B, C',
    portal: pg,
    courses: '/courses/pg',
  },
] as const;
