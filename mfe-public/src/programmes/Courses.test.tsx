import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aDepartment, aProgram, answer, schoolAnswer } from '../testing';
import Courses, { loader } from './Courses';

const OKHLA = {
  slug: 'okhla-i',
  name: 'Okhla I Campus',
  zone: 'south',
  shift: 'Evening',
  shift_id: 'evening',
  seats: 30,
};

const API = {
  '/zone': {
    status: 'success',
    data: {
      zones: [
        { _id: 'z1', code: 'south', name: 'South Zone' },
        { _id: 'z2', code: 'west', name: 'West Zone' },
        { _id: 'z3', code: 'moon', name: 'Moon Zone' },
      ],
    },
  },
  '/program': answer([
    aProgram('DCE', 'DIPLOMA', {
      name: 'Diploma in Civil Engineering',
      first_payment: 19_550,
      duration: '4 years',
      last_date: '2999-07-15',
    }),
    aProgram('DPR', 'DIPLOMA', {
      name: 'Diploma in Printing',
      years: null,
      first_payment: null,
      fee_note: 'As agreed with the partner institute',
      department: { _id: 'd2', name: 'Packaging' },
      campuses: [OKHLA],
      last_date: '2020-07-15',
    }),
    aProgram('DAR', 'DIPLOMA', {
      name: 'Diploma in Welding',
      first_payment: 15_000,
      duration: '1 year',
      department: { _id: 'd2', name: 'Packaging' },
    }),
    aProgram('BCE', 'UG', {
      name: 'B.Tech. Civil Engineering',
      first_payment: 96_550,
      subjects: ['Physics', 'Mathematics'],
      subject_ids: ['physics', 'mathematics'],
      campuses: [...aProgram('X', 'UG').campuses, { ...OKHLA, shift: null, shift_id: null }],
    }),
    aProgram('MCA', 'PG', { name: 'Master of Computer Applications', department: { _id: 'd3', name: 'Computing' } }),
  ]),
  '/departmentSchools': schoolAnswer([
    {
      _id: 's1',
      code: 'SMEC',
      name: 'Making',
      about: null,
      dept_id: [aDepartment(), aDepartment({ _id: 'd2', name: 'Packaging' })],
    },
    {
      _id: 's2',
      code: 'SCIT',
      name: 'Computing',
      about: null,
      dept_id: [aDepartment({ _id: 'd3', name: 'Computing' })],
    },
  ]),
};

const courses = (path = '/courses', api: object = API) =>
  renderPage(<Courses />, {
    path,
    pattern: path.startsWith('/courses/') ? '/courses/:programLevel' : '/courses',
    api: api as typeof API,
  });

const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('lists all programmes by level; only those with detail lead to a page', async () => {
  courses();
  expect(await count('5 programmes')).toBeInTheDocument();
  expect(headings()).toEqual(['Diploma programmes', 'Undergraduate programmes', 'Postgraduate programmes']);
  expect(screen.getByRole('link', { name: 'Diploma in Civil Engineering' })).toHaveAttribute(
    'href',
    '/programs/id-DCE',
  );
  expect(screen.getByRole('checkbox', { name: 'Compare Diploma in Printing' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Diploma in Printing' })).not.toBeInTheDocument();
});

test('typing narrows the list at once, announces the count and keeps the filter in the address', async () => {
  const { user, router } = courses();
  await user.type(await screen.findByLabelText('Name, code or department'), 'civil');
  expect(await count('2 of 5 programmes')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=civil');
  await user.selectOptions(screen.getByLabelText('Level'), 'ug');
  expect(await count('1 of 5 programmes')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=civil&level=ug');
  expect(screen.getByLabelText('Name, code or department')).toHaveValue('civil');
});

test('an address with a filter shows it, and the form asks for the same address without scripts', async () => {
  courses('/courses?q=btech+CIVIL&level=UG');
  expect(await count('1 of 5 programmes')).toBeInTheDocument();
  expect(screen.getByLabelText('Name, code or department')).toHaveValue('btech CIVIL');
  expect(screen.getByLabelText('Level')).toHaveValue('ug');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/courses');
});

test('says so when nothing matches and leads back to everything', async () => {
  const { user } = courses('/courses?q=astronomy');
  expect(await screen.findByText('No programme matches. Try fewer or shorter words.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Show all programmes' }));
  expect(await count('5 programmes')).toBeInTheDocument();
  await user.click(document.body);
  expect(screen.getByLabelText('Name, code or department')).toHaveValue('');
});

test('a level of its own shows that level only', async () => {
  courses('/courses/diploma');
  expect(await count('3 programmes')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diploma programmes');
  expect(screen.queryByText('B.Tech. Civil Engineering')).not.toBeInTheDocument();
});

test('an unknown level is a page not found that leads to the levels', async () => {
  const { queryClient } = courses('/courses/kindergarten');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page Not Found');
  expect(screen.getByRole('link', { name: 'Diploma' })).toHaveAttribute('href', '/courses/diploma');
  const url = new URL('https://seu.example/courses/kindergarten');
  expect(await loader({ queryClient, params: { programLevel: 'kindergarten' }, url })).toEqual({
    status: 404,
    title: 'Page Not Found',
  });
});

const names = () =>
  within(screen.getByRole('region', { name: 'Diploma programmes' }))
    .getAllByRole('listitem')
    .map((item) => /Diploma in (Civil|Printing|Welding)/.exec(item.textContent)?.[0])
    .filter(Boolean);

test.each([
  ['', ['Diploma in Civil', 'Diploma in Printing', 'Diploma in Welding']],
  ['?sort=code', ['Diploma in Welding', 'Diploma in Civil', 'Diploma in Printing']],
  ['?sort=fee', ['Diploma in Welding', 'Diploma in Civil', 'Diploma in Printing']],
  ['?sort=duration', ['Diploma in Welding', 'Diploma in Printing', 'Diploma in Civil']],
  ['?sort=nonsense', ['Diploma in Civil', 'Diploma in Printing', 'Diploma in Welding']],
])('in the order that the address asks for: %s', async (query, expected) => {
  courses(`/courses/diploma${query}`);
  await count('3 programmes');
  expect(names()).toEqual(expected);
});

test.each([
  ['school=smec', '4 of 5 programmes'],
  ['school=SCIT', '1 of 5 programmes'],
  ['campus=okhla-i', '2 of 5 programmes'],
  ['duration=1', '1 of 5 programmes'],
  ['school=smec&campus=dwarka&duration=3', '1 of 5 programmes'],
  ['subject=physics', '1 of 5 programmes'],
  ['subject=none', '4 of 5 programmes'],
  ['fee=20000', '2 of 5 programmes'],
  ['fee=100000', '4 of 5 programmes'],
  ['zone=south', '2 of 5 programmes'],
  ['shift=evening', '1 of 5 programmes'],
  // Evening is at Okhla, and Dwarka is elsewhere.
  ['campus=okhla-i&zone=west', 'No programme matches'],
  ['school=gone&campus=gone&duration=9&level=phd&subject=astrology&fee=1&zone=gone&shift=gone', '5 programmes'],
])('narrowed by %s: %s', async (query, expected) => {
  courses(`/courses?${query}`);
  expect(await screen.findByText(expected, { exact: false, selector: '[role=status], p' })).toBeInTheDocument();
});

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);

test('what can be chosen is what there is', async () => {
  courses();
  await count('5 programmes');
  expect(optionsOf('Subject that is asked for')).toEqual([
    'Any subject',
    'No subject asked for',
    'Mathematics',
    'Physics',
  ]);
  expect(optionsOf('First payment')).toEqual(['Any amount', 'Up to ₹20,000', 'Up to ₹35,000', 'Up to ₹1,00,000']);
  expect(optionsOf('Zone')).toEqual(['All zones', 'South Zone', 'West Zone']);
  expect(optionsOf('Shift')).toEqual(['Any shift', 'Evening']);
});

test('in another language what can be chosen keeps its name in addresses; an older API does not tell one', async () => {
  const evening = { ...OKHLA, shift: 'शाम' };
  const drawing = { subjects: ['गणित'], subject_ids: ['mathematics'], campuses: [evening] };
  const older = { subjects: ['Physics'], subject_ids: undefined as never };
  const programs = [aProgram('BCE', 'UG', drawing), aProgram('BME', 'UG', older)];
  courses('/courses?shift=evening', { ...API, '/program': answer(programs) });
  await count('1 of 2 programmes');
  expect(optionsOf('Shift')).toEqual(['Any shift', 'शाम']);
  expect(optionsOf('Subject that is asked for')).toEqual(['Any subject', 'Physics', 'गणित']);
  const subject = screen.getByLabelText<HTMLSelectElement>('Subject that is asked for');
  expect([...subject.options].map(({ value }) => value)).toEqual(['', 'physics', 'mathematics']);
});

test('a line says seats, first payment, last date and campuses, and leaves out what is not known', async () => {
  courses();
  const line = async (name: string) => (await screen.findAllByText(name))[0]?.closest('li')?.textContent;
  expect(await line('Diploma in Civil Engineering')).toMatch(
    /Dwarka Campus.*4 years60 seatsFirst payment ₹19,550Apply by 15 Jul 2999Compare/,
  );
  expect(await line('Diploma in Printing')).toMatch(
    /Okhla I Campus.*As agreed with the partner instituteLast date was 15 Jul 2020Compare/,
  );
  expect(await line('B.Tech. Civil Engineering')).toMatch(
    /Dwarka Campus, Okhla I Campus.*First payment ₹96,550Compare/,
  );
});

test('ticked programmes lead to their comparison, with and without scripts', async () => {
  const { user, router } = courses();
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Diploma in Civil Engineering' }));
  await user.click(screen.getByRole('checkbox', { name: 'Compare Master of Computer Applications' }));
  const form = screen.getByRole('form', { name: 'Programmes to compare' });
  expect(form).toHaveAttribute('action', '/courses/compare');
  expect(form).toHaveAttribute('method', 'get');
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['id', 'id-DCE'],
    ['id', 'id-MCA'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(router.state.location).toMatchObject({ pathname: '/courses/compare', search: '?ids=id-DCE,id-MCA' });
});

test('what is chosen goes into the address beside the order', async () => {
  const { user, router } = courses('/courses?q=diploma');
  await user.selectOptions(await screen.findByLabelText('Campus'), 'Okhla I Campus');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Fee, lowest first');
  expect(router.state.location.search).toBe('?q=diploma&campus=okhla-i&sort=fee');
});

test('where nothing fits, says which choice stands in the way and what is there without it', async () => {
  const { user } = courses('/courses?campus=okhla-i&duration=1&sort=fee');
  await user.click(await screen.findByRole('link', { name: 'Any duration: 2 programmes' }));
  expect(await count('2 of 5 programmes')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'B.Tech. Civil Engineering' })).toBeInTheDocument();
});

test('without schools and zones the list stands, only these choices are missing', async () => {
  renderPage(<Courses />, { path: '/courses?school=smec', api: { '/program': API['/program'] } });
  expect(await count('5 programmes')).toBeInTheDocument();
  expect(screen.queryByLabelText('School')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Zone')).not.toBeInTheDocument();
});

test('says that the list could not be loaded, and tries again', async () => {
  const api: Record<string, unknown> = { '/program': new Error('down') };
  const { user } = renderPage(<Courses />, { path: '/courses', api });
  expect(await screen.findByText('Failed to load programs.')).toBeInTheDocument();
  api['/program'] = API['/program'];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await count('5 programmes')).toBeInTheDocument();
});
