import { aProgramDetail } from './testing';
import { type DetailedProgram, factsOf } from './programmes/detail';
import { academicEvents } from './content/structured-data';
import { course } from './programmes/structured-data';
import { university } from './structured-data';

const ORIGIN = 'https://www.seu.example';

test('the university has its name, address and ways to reach it', () => {
  expect(university(ORIGIN)).toMatchObject({
    '@type': 'CollegeOrUniversity',
    url: ORIGIN,
    address: { streetAddress: 'Sector-9, Dwarka', addressLocality: 'New Delhi', postalCode: '110077' },
  });
});

const detailed = (changes: Parameters<typeof aProgramDetail>[1] = {}): DetailedProgram => {
  const program = aProgramDetail('DCE', changes);
  const { teachers, picture, years, corrections } = program;
  return { ...factsOf(program), teachers, picture, corrections, years: years ?? {}, about: null };
};

const CITIES = new Map([['dwarka', 'Panaji']]);

test('a course says who gives it, where, for how many hours, at what price and until when', () => {
  const program = detailed({
    entry: {
      qualification: 'Class XII',
      subjects: ['Physics'],
      marks: [{ category: 'SC', percent: 45 }],
      note: null,
    },
    application: { track: 'diploma', opens_on: null, last_date: '2999-07-15', portal: 'https://apply.example/' },
  });
  expect(course(program, ORIGIN, CITIES)).toMatchObject({
    name: 'Programme DCE',
    provider: { '@type': 'CollegeOrUniversity' },
    numberOfCredits: 40,
    coursePrerequisites: 'Class XII. Subjects you must have had: Physics. Minimum marks by category: SC 45%',
    hasCourseInstance: [
      {
        courseMode: 'Onsite',
        courseWorkload: 'PT1200H',
        location: { '@type': 'Place', url: `${ORIGIN}/campus/dwarka`, address: { addressLocality: 'Panaji' } },
      },
    ],
    offers: {
      category: 'Paid',
      price: 28_500,
      priceCurrency: 'INR',
      validThrough: '2999-07-15',
      url: 'https://apply.example/',
    },
  });
});

test('what is not known of a course is left out: a fee agreed with a partner is no price', () => {
  const program = detailed({ fee_note: 'As agreed with the partner', campuses: [], eligibility: '' });
  const found = course(program, ORIGIN, new Map());
  for (const name of ['offers', 'hasCourseInstance', 'coursePrerequisites', 'educationalCredentialAwarded'])
    expect(found).not.toHaveProperty(name);
});

test('a city that is not known is no address', () => {
  const [instance] = course(detailed(), ORIGIN, new Map()).hasCourseInstance ?? [];
  expect(instance?.location).not.toHaveProperty('address');
});

test('events have a name, a day and a place', () => {
  const event = { name: 'Annual convocation', from: '2026-02-20', to: null, whom: 'Graduates' };
  expect(academicEvents([event], new URL(`${ORIGIN}/academics/academic-calendar`))).toMatchObject([
    {
      '@type': 'Event',
      name: expect.stringMatching(/^Annual convocation, /),
      description: 'Annual convocation. For: Graduates.',
      startDate: '2026-02-20',
      endDate: '2026-02-20',
      location: { address: { streetAddress: 'Sector-9, Dwarka' } },
      url: `${ORIGIN}/academics/academic-calendar`,
    },
  ]);
});
