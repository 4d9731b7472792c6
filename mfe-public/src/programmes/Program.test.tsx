import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFee, aProgramDetail, answer } from '../testing';
import Program, { loader } from './Program';

const YEAR = { credits: 40, exitAward: null, syllabus: null, courses: [] };

const program = (id: string, api: Record<string, unknown>) =>
  renderPage(<Program />, { path: `/programs/${id}`, pattern: '/programs/:id', api });

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
    { slug: 'dwarka', name: 'Dwarka Campus', zone: 'west', shift: null, shift_id: null, seats: 60 },
    { slug: 'okhla-i', name: 'Okhla I Campus', zone: 'south', shift: 'Evening', shift_id: 'evening', seats: 30 },
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
    'How seats are ranked',
    'Where it is taught, and how many seats',
    'What it costs',
    'When to apply',
    'Year by year',
    'Who teaches',
    'How to apply',
  ]);
  expect(screen.getByText('build').tagName).toBe('STRONG');
  expect(document.querySelector('main script, p script')).toBeNull();
  expect(screen.getByText('Physics, Mathematics')).toBeInTheDocument();
  expect(screen.getByText('90 at 2 campuses')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dr. Asha Rao' })).toHaveAttribute('href', '/faculty/f1');
  expect(screen.getByRole('link', { name: 'Civil Engineering' })).toHaveAttribute('href', '/dept/dept-1');
});

test('readers are told of corrections, the newest first', async () => {
  const corrections = [
    { on: '2026-05-03', text: 'the last date was wrong.' },
    { on: '2026-01-09', text: 'the fee was last year’s.' },
  ];
  whole({ corrections });
  const newest = await screen.findByText('Corrected on 3 May 2026: the last date was wrong.');
  expect(newest.nextElementSibling).toHaveTextContent('Corrected on 9 Jan 2026: the fee was last year’s.');
});

test('seats stand by campus with its shift, and by category with sums', async () => {
  whole();
  expect(rowsOf(await table('Seats by campus'))).toEqual([
    ['Campus', 'Shift', 'Seats'],
    ['Dwarka Campus', '', '60'],
    ['Okhla I Campus', 'Evening', '30'],
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
    ['Once, with the first semester'],
    ['Identity card', '₹300', '₹300'],
    ['Refundable deposits, with the first semester'],
    ['Caution money', '₹3,500', '₹3,500'],
    ['Total'],
    ['First payment', '₹33,800', '₹18,800'],
    ['Each later semester', '₹30,000', '₹15,000'],
  ]);
  expect(screen.getByText(/^Registration: ₹2,000\. It is paid with the application/)).toBeInTheDocument();
});

test('least marks stand by category', async () => {
  whole();
  expect(rowsOf(await table('Minimum marks by category'))).toEqual([
    ['Category', 'Minimum marks'],
    ['General', '60%'],
    ['SC', '50%'],
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
  const rows = within(await screen.findByRole('table', { name: 'Year by year' }))
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
  ['unknown to the API', answer([])],
  ['without detail', answer([aProgramDetail('DCE', { years: null })])],
  ['whose id is that of a department', answer([aProgramDetail('OTHER')])],
])('a programme %s: data not found, status 404 and a way back', async (_, found) => {
  const { queryClient } = program('id-DCE', { '/program/id-DCE': found });
  expect(await screen.findByText('data not found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View All Programmes' })).toHaveAttribute('href', '/courses');
  const info = await loader({
    queryClient,
    params: { id: 'id-DCE' },
    url: new URL('https://seu.example/programs/id-DCE'),
  });
  expect(info).toMatchObject({ status: 404 });
});

test('an API that answers 404 has no such programme either', async () => {
  program('nobody', {});
  expect(await screen.findByText('data not found')).toBeInTheDocument();
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
  const info = await loader({
    queryClient,
    params: { id: 'id-DCE' },
    url: new URL('https://seu.example/programs/id-DCE'),
  });
  expect(info).toMatchObject({ title: 'Programme DCE', description: expect.stringContaining('Class X or equivalent') });
});
