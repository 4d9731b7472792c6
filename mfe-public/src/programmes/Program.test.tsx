import { ApiError } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFee, answer, aProgramDetail } from '../testing';
import Program, { loader } from './Program';
import { feeTableOf, frameworkLevel } from './facts';
import { applyingOf, deadlineOf } from './deadline';
import { type DetailedProgram, factsOf } from './detail';
import { hasPage } from './levels';
import { academicEvents } from '../content/Content';
import { course } from './structured-data';
import { university } from '../structured-data';

const YEAR = { credits: 40, exitAward: null, syllabus: null, courses: [] };

const program = (id: string, api: Record<string, unknown>) =>
  renderPage(<Program />, { path: `/programs/${id}`, pattern: '/programs/:id', api });

const load = (queryClient: ReturnType<typeof program>['queryClient']) =>
  loader({ queryClient, params: { id: 'id-DCE' }, url: new URL('https://seu.example/programs/id-DCE') });

/** A programme of which everything is known. */
const WHOLE = aProgramDetail('BCE', {
  name: 'B.Tech. Civil Engineering',
  programLevel: 'UG',
  track: 'btech',
  seats: 90,
  about: 'You **build** bridges.\n\n<script>alert(1)</script>',
  careers: ['Site engineer', 'Surveyor'],
  eligibility: 'Class XII with Physics and Mathematics',
  entry: {
    qualification: 'Class XII or equivalent',
    subjects: ['Physics', 'Mathematics'],
    marks: [
      { category: 'General', percent: 60 },
      { category: 'SC', percent: 50 },
    ],
    note: 'A rank in the entrance test',
  },
  ranking: 'Rank in the entrance test',
  campuses: [
    { slug: 'dwarka', name: 'Dwarka Campus', zone: 'west', women_only: false, shift: null, shift_id: null, seats: 60 },
    {
      slug: 'okhla-i',
      name: 'Okhla I Campus',
      zone: 'south',
      women_only: true,
      shift: 'Evening',
      shift_id: 'evening',
      seats: 30,
    },
  ],
  seats_by_campus: [
    {
      slug: 'dwarka',
      seats: [
        { category: 'UR', seats: 40 },
        { category: 'SC', seats: 20 },
      ],
    },
    { slug: 'okhla-i', seats: [{ category: 'UR', seats: 30 }] },
  ],
  fees: [
    aFee('Registration', 'registration', 2_000),
    aFee('Tuition', 'semester', 25_000, {
      band: 'D',
      shares: [
        { category: 'SC', percent: 40 },
        { category: 'ST', percent: 40 },
      ],
    }),
    aFee('Laboratory', 'semester', 5_000),
    aFee('Identity card', 'once', 300),
    aFee('Caution money', 'deposit', 3_500),
  ],
  application: { track: 'btech', opens_on: '2020-05-01', last_date: '2999-07-15', portal: 'https://apply.example/' },
  corrections: [
    { on: '2026-05-03', text: 'the last date was wrong.' },
    { on: '2026-01-09', text: 'the fee was last year’s.' },
  ],
  teachers: [{ _id: 'f1', name: 'Dr. Asha Rao', designation: 'Professor', picture: null }],
});

const whole = (changes: Parameters<typeof aProgramDetail>[1] = {}) =>
  program('id-BCE', { '/program/id-BCE': answer([{ ...WHOLE, ...changes }]) });

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

const table = (name: string) => screen.findByRole('table', { name });

test('answers the questions of an applicant in their order', async () => {
  whole();
  expect(await screen.findByRole('heading', { level: 1, name: 'B.Tech. Civil Engineering' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'At a glance',
    'About the programme',
    'What you can become',
    'Who may apply',
    'How merit is decided',
    'Where it is taught, and how many seats',
    'What it costs',
    'When to apply',
    'Year by year',
    'Who teaches',
    'How to apply',
  ]);
  // The newest correction first.
  expect(screen.getByText('Corrected on 3 May 2026: the last date was wrong.').nextElementSibling).toHaveTextContent(
    'Corrected on 9 Jan 2026: the fee was last year’s.',
  );
  expect(screen.getByText('build').tagName).toBe('STRONG');
  expect(document.querySelector('main script, p script')).toBeNull();
  expect(screen.getByText('Physics, Mathematics')).toBeInTheDocument();
  expect(screen.getByText('90 at 2 campuses')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/f1');
  expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
});

test('seats stand by campus with its shift, and by category with sums; least marks by category', async () => {
  whole();
  expect(rowsOf(await table('Minimum marks by category'))).toEqual([
    ['Category', 'Minimum marks'],
    ['General', '60%'],
    ['SC', '50%'],
  ]);
  expect(rowsOf(await table('Seats by campus'))).toEqual([
    ['Campus', 'Shift', 'Seats'],
    ['Dwarka Campus', '', '60'],
    ['Okhla I Campus (women only)', 'Evening', '30'],
    ['Total', '', '90'],
  ]);
  expect(rowsOf(await table('Seats by category'))).toEqual([
    ['Category', 'Dwarka Campus', 'Okhla I Campus, Evening', 'Total'],
    ['UR', '40', '30', '70'],
    ['SC', '20', '0', '20'],
    ['Total', '60', '30', '90'],
  ]);
  expect(screen.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
});

test('every fee stands with when it is paid, and what those with a concession pay; registration is apart', async () => {
  whole();
  expect(rowsOf(await table('Fees in rupees'))).toEqual([
    ['For', 'General fee', 'SC, ST'],
    ['Every semester'],
    ['Tuition', '₹25,000', '₹10,000'],
    ['Laboratory', '₹5,000', '₹5,000'],
    ['Total', '₹30,000', '₹15,000'],
    ['Once, with the first payment'],
    ['Identity card', '₹300', '₹300'],
    ['Refundable deposits, with the first payment'],
    ['Caution money', '₹3,500', '₹3,500'],
    ['Total'],
    ['First payment', '₹33,800', '₹18,800'],
    ['Each later semester', '₹30,000', '₹15,000'],
    ['Year 1', '₹63,800', '₹33,800'],
  ]);
  expect(screen.getByText(/^Registration: ₹2,000\. You pay it with the application/)).toBeInTheDocument();
});

test('fees by the year have no semesters', async () => {
  whole({ fees: [aFee('Tuition', 'year', 8_00_000, { band: 'M' }), aFee('Caution money', 'deposit', 20_000)] });
  expect(rowsOf(await table('Fees in rupees'))).toEqual([
    ['For', 'Amount'],
    ['Every year'],
    ['Tuition', '₹8,00,000'],
    ['Refundable deposits, with the first payment'],
    ['Caution money', '₹20,000'],
    ['Total'],
    ['First payment', '₹8,20,000'],
    ['Each later year', '₹8,00,000'],
    ['Year 1', '₹8,20,000'],
  ]);
});

test('what is agreed with a partner stands in place of a fee', async () => {
  whole({ fee_note: 'As agreed with the partner institute' });
  expect(await screen.findByText('As agreed with the partner institute')).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Fees in rupees' })).not.toBeInTheDocument();
  expect(screen.queryByText('First payment')).not.toBeInTheDocument();
});

test('a last date to come is said with the portal; one that has passed says so, without it', async () => {
  const { unmount } = whole();
  expect(await screen.findByText('The last date to apply is 15 Jul 2999.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Admission portal/ })[0]).toHaveAttribute(
    'href',
    'https://apply.example/',
  );
  unmount();
  whole({
    application: { ...WHOLE.application, track: 'btech', opens_on: null, last_date: '2020-07-15', portal: null },
  });
  expect(await screen.findByText('The last date to apply was 15 Jul 2020. It has passed.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Admission portal \(/ })).not.toBeInTheDocument();
});

test('what is not known has no heading, no row and no promise', async () => {
  program('id-DCE', {
    '/program/id-DCE': answer([
      aProgramDetail('DCE', { eligibility: '', campuses: [], seats_by_campus: [], fees: [], years: { year1: YEAR } }),
    ]),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Programme DCE' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'At a glance',
    'Year by year',
    'How to apply',
  ]);
  expect(document.body).not.toHaveTextContent(/announced|unknown|null|undefined/i);
});

test('lists the years by number with credits, courses and exit award', async () => {
  const years = {
    year10: YEAR,
    year2: { ...YEAR, exitAward: 'UG Diploma', courses: ['Weaving'] },
    year1: { ...YEAR, credits: 44 },
  };
  program('id-DCE', { '/program/id-DCE': answer([aProgramDetail('DCE', { years })]) });
  const rows = within(await screen.findByRole('table', { name: 'Credits, papers and awards' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Year 1', 'Year 2', 'Year 10']);
  expect(within(rows[0] as HTMLElement).getByText('44')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('Weaving')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('UG Diploma')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('NSQF level 5.0')).toBeInTheDocument();
  expect(within(rows[0] as HTMLElement).getByText('No award after this year')).toBeInTheDocument();
  // All years together.
  expect(screen.getByText('124')).toBeInTheDocument();
});

test.each([
  ['that the API does not know', undefined],
  ['that is nobody’s', answer([])],
  ['without detail', answer([aProgramDetail('DCE', { years: null })])],
  ['whose id is that of a department', answer([aProgramDetail('OTHER')])],
])('a programme %s: data not found, status 404 and a way back', async (_, found) => {
  const { queryClient } = program('id-DCE', { '/program/id-DCE': found });
  expect(await screen.findByText('data not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Programmes' })).toHaveAttribute('href', '/courses');
  expect(await load(queryClient)).toMatchObject({ status: 404 });
});

test('a programme that is archived is 410, and closed to new admission', async () => {
  const gone = new ApiError(410, 'closed', 'This programme is closed to new admission.', [], {
    name: 'Looms',
    reason: '',
  });
  const { queryClient } = program('id-DCE', { '/program/id-DCE': gone });
  expect(await screen.findByRole('heading', { level: 1, name: 'Looms' })).toBeInTheDocument();
  expect(screen.getByText('This programme is closed to new admission.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Programmes' })).toHaveAttribute('href', '/courses');
  expect(await load(queryClient)).toEqual({ status: 410, title: 'Looms' });
});

test('a failure is told apart from a missing programme, and can be tried again', async () => {
  const api: Record<string, unknown> = { '/program/id-DCE': new Error('down') };
  const { user } = program('id-DCE', api);
  expect(await screen.findByText('We could not load this programme.')).toBeInTheDocument();
  expect(screen.queryByText('data not found')).not.toBeInTheDocument();
  api['/program/id-DCE'] = answer([aProgramDetail('DCE')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Programme DCE' })).toBeInTheDocument();
});

test('the loader names the page after the programme', async () => {
  const { queryClient } = program('id-DCE', { '/program/id-DCE': answer([aProgramDetail('DCE')]) });
  const description = expect.stringContaining('Class X or equivalent');
  expect(await load(queryClient)).toMatchObject({ title: 'Programme DCE', description });
});

describe('last dates', () => {
  const ON = '2026-07-15';
  const none = { opens_on: null, last_date: null, portal: null };

  test.each([
    ['2026-07-14', true],
    ['2026-07-15', false],
    ['2026-07-16', false],
  ])('the last date %s is over on the 15th: %s', (day, isOver) => {
    expect(deadlineOf(day, ON)).toEqual({ day, isOver });
  });

  test('where the API does not tell the day, the whole last day counts, in India', () => {
    const isOverAt = (now: string) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
      return deadlineOf(ON)?.isOver;
    };
    expect(isOverAt('2026-07-15T23:59:00+05:30')).toBe(false);
    expect(isOverAt('2026-07-16T00:00:00+05:30')).toBe(true);
    jest.restoreAllMocks();
  });

  test.each([
    ['nothing is known', none, null],
    ['it opened long ago', { ...none, opens_on: '2026-05-01' }, null],
    [
      'it opens later',
      { ...none, opens_on: '2026-08-01', portal: 'https://a.example' },
      { opensOn: '2026-08-01', deadline: null, portal: 'https://a.example' },
    ],
    [
      'it is over',
      { ...none, last_date: '2026-07-01', portal: 'https://a.example' },
      { opensOn: null, deadline: { day: '2026-07-01', isOver: true }, portal: null },
    ],
  ])('%s', (_, application, expected) => {
    expect(applyingOf(application, ON)).toEqual(expected);
  });
});

describe('fees', () => {
  const tableOf = (fees: ReturnType<typeof aFee>[], fee_note: string | null = null) =>
    feeTableOf(factsOf(aProgramDetail('DCE', { fees, fee_note })));

  const TUITION = aFee('Tuition', 'semester', 25_000, { band: 'D' });

  test('categories that pay the same stand together, those that pay all of it nowhere', () => {
    const shares = (['SC', 'ST', 'EWS', 'ALL'] as const).map((category, index) => ({
      category,
      percent: [40, 40, 50, 100][index] ?? 0,
    }));
    expect(tableOf([{ ...TUITION, shares }])?.payers).toEqual([
      { categories: [], firstPayment: 25_000, semester: 25_000, year: 0 },
      { categories: ['SC', 'ST'], firstPayment: 10_000, semester: 10_000, year: 0 },
      { categories: ['EWS'], firstPayment: 12_500, semester: 12_500, year: 0 },
    ]);
  });

  test.each([
    ['without a tuition fee', tableOf([aFee('Card', 'once', 100)])],
    ['where something else stands in its place', tableOf([TUITION], 'As agreed')],
  ])('no table %s', (_, found) => {
    expect(found).toBeNull();
  });
});

test('a programme whose years is an object has a page', () => {
  expect([{ years: {} }, { years: { year1: {} } }].map(hasPage)).toEqual([true, true]);
  expect([{ years: null }, { years: [] }, { years: '3' }, {}].map(hasPage)).toEqual([false, false, false, false]);
});

test.each([
  ['4.5', ['UG Certificate']],
  ['5.0', ['UG Diploma']],
  ['5.5', ['Bachelor’s degree', "Bachelor's degree", 'B.Sc. (Engineering)']],
  ['6.0', ['Bachelor’s degree (Honours)', 'B.Tech.', 'PG Diploma']],
  ['6.5', ['Master’s degree']],
  [undefined, ['Diploma', 'Certificate of attendance']],
])('of level %s are: %j', (level, awards) => {
  expect(awards.map(frameworkLevel)).toEqual(awards.map(() => level));
});

describe('what search engines are told', () => {
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
});
