import { hrefOf, renderPage } from '@university/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { aDepartment, aProgram, answer, schoolAnswer, aProgramDetail } from '../testing';
import Courses, { loader } from './Courses';
import { comparisonOf, idsOf } from './compare/address';
import Compare, { loader as loadComparison } from './compare/Compare';

describe('the catalogue', () => {
  const OKHLA = {
    slug: 'okhla-i',
    name: 'Okhla I Campus',
    zone: 'south',
    shift: 'Evening',
    shift_id: 'evening',
    women_only: false,
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

  test('says that the list could not be loaded, and tries again; lists all by level; only those with detail lead to a page', async () => {
    const api: Record<string, unknown> = { ...API, '/program': new Error('down') };
    const { user } = courses('/courses', api);
    expect(await screen.findByText('Failed to load programs.')).toBeInTheDocument();
    Object.assign(api, API);
    await user.click(screen.getByText('Try again'));
    expect(await count('5 programmes')).toBeInTheDocument();
    expect(headings()).toEqual(['Diploma programmes', 'Undergraduate programmes', 'Postgraduate programmes']);
    expect(hrefOf('Diploma in Civil Engineering')).toBe('/programs/id-DCE');
    expect(screen.getByRole('checkbox', { name: 'Compare Diploma in Printing' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Diploma in Printing' })).not.toBeInTheDocument();
  });

  test('says so when nothing matches and leads back to everything', async () => {
    const { user } = courses('/courses?q=astronomy');
    expect(await screen.findByText('No programme matches. Try fewer or shorter words.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Show all programmes' }));
    expect(await count('5 programmes')).toBeInTheDocument();
    await user.click(document.body);
    expect(screen.getByLabelText('Name, code or department')).toHaveValue('');
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

  test('a level of its own shows that level only; programmes stand in the order that the address asks for', async () => {
    const { router } = courses('/courses/diploma');
    expect(await count('3 programmes')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Diploma programmes');
    expect(screen.queryByText('B.Tech. Civil Engineering')).not.toBeInTheDocument();
    for (const [query, expected] of [
      ['', ['Diploma in Civil', 'Diploma in Printing', 'Diploma in Welding']],
      ['?sort=code', ['Diploma in Welding', 'Diploma in Civil', 'Diploma in Printing']],
      ['?sort=fee', ['Diploma in Welding', 'Diploma in Civil', 'Diploma in Printing']],
      ['?sort=duration', ['Diploma in Welding', 'Diploma in Printing', 'Diploma in Civil']],
      ['?sort=nonsense', ['Diploma in Civil', 'Diploma in Printing', 'Diploma in Welding']],
    ] as const) {
      await act(() => router.navigate(`/courses/diploma${query}`));
      expect([query, names()]).toEqual([query, expected]);
    }
  });

  test('the list is narrowed by what the address names', async () => {
    const { router } = courses();
    await screen.findByLabelText('School');
    await screen.findByLabelText('Zone');
    for (const [query, expected] of [
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
      ['campus=okhla-i&zone=west', '0 of 5 programmes'],
      ['school=gone&campus=gone&duration=9&level=phd&subject=astrology&fee=1&zone=gone&shift=gone', '5 programmes'],
    ] as const) {
      await act(() => router.navigate(`/courses?${query}`));
      expect([query, document.querySelector('[role=status]')?.textContent]).toEqual([query, expected]);
    }
  });

  const optionsOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option', { hidden: true })
      .map(({ textContent }) => textContent);

  test('what can be chosen is what there is', async () => {
    courses();
    await count('5 programmes');
    expect(optionsOf('Required subject')).toEqual(['Any subject', 'No required subject', 'Mathematics', 'Physics']);
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
    expect(optionsOf('Required subject')).toEqual(['Any subject', 'Physics', 'गणित']);
    const subject = screen.getByLabelText<HTMLSelectElement>('Required subject');
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

  test('ticked programmes lead to their comparison in the order of ticking, with and without scripts', async () => {
    const { user, router } = courses();
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Master of Computer Applications' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Diploma in Civil Engineering' }));
    expect(await screen.findByText('Ticked: MCA, DCE')).toBeVisible();
    const form = screen.getByRole('form', { name: 'Programmes to compare' });
    expect(form).toHaveAttribute('action', '/courses/compare');
    expect(form).toHaveAttribute('method', 'get');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['id', 'id-DCE'],
      ['id', 'id-MCA'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(router.state.location).toMatchObject({ pathname: '/courses/compare', search: '?ids=id-MCA,id-DCE' });
  });

  test('near a PIN code are programmes of campuses within 10 km of it; a code that is not known narrows nothing', async () => {
    const near = (place: object | null) => ({
      ...API,
      '/campus/nearest': {
        status: 'success',
        data: {
          place,
          campuses: [
            { slug: 'okhla-i', distance: 4 },
            { slug: 'dwarka', distance: 22 },
          ],
        },
      },
    });
    const { unmount } = courses('/courses?pin=110020', near({ code: '110020', name: 'Okhla', is_exact: true }));
    expect(await count('2 of 5 programmes')).toBeInTheDocument();
    expect(screen.getByLabelText('Within 10 km of PIN code')).toHaveValue('110020');
    unmount();
    courses('/courses?pin=999999', near(null));
    expect(await screen.findByText(/5 programmes We do not know the PIN code 999999/)).toBeInTheDocument();
  });

  test('what is typed and chosen narrows the list at once, is counted and stands in the address, the order too', async () => {
    const { user, router } = courses();
    await user.type(await screen.findByLabelText('Name, code or department'), 'civil');
    expect(await count('2 of 5 programmes')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Level, by what you have passed'), 'ug');
    expect(await count('1 of 5 programmes')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Fee, lowest first');
    expect(router.state.location.search).toBe('?q=civil&level=ug&sort=fee');
    expect(screen.getByLabelText('Name, code or department')).toHaveValue('civil');
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
});

describe('the comparison', () => {
  const API = {
    '/program/id-DCE': answer([aProgramDetail('DCE', { careers: ['Site engineer'] })]),
    '/program/id-DPR': answer([aProgramDetail('DPR', { duration: '1 year', years: null })]),
    '/program/id-DAR': answer([aProgramDetail('DAR')]),
    '/program/id-DXY': answer([aProgramDetail('DXY')]),
    '/program/nobody': answer([]),
  };

  const compare = (query: string, api: Record<string, unknown> = API) =>
    renderPage(<Compare />, { path: `/courses/compare${query}`, pattern: '/courses/compare', api });

  const row = async (name: RegExp) => {
    const heading = await screen.findByRole('rowheader', { name });
    return within(heading.closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  };

  test('programmes stand beside each other, with what is different marked', async () => {
    compare('?ids=id-DCE,id-DPR');
    expect(await row(/^Duration ?, not the same for all$/)).toEqual(['3 years', '1 year']);
    expect(await row(/^Mode$/)).toEqual(['Full-time', 'Full-time']);
    expect(await row(/^First payment$/)).toEqual(['₹28,500', '₹28,500']);
    expect(await row(/^What you can become/)).toEqual(['Site engineer', '–Not known']);
    expect(screen.queryByRole('rowheader', { name: /Last date/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Programme DCE' })).toHaveAttribute('href', '/programs/id-DCE');
    expect(screen.queryByRole('link', { name: 'Programme DPR' })).not.toBeInTheDocument();
    expect(hrefOf('Remove Programme DPR')).toBe('/courses/compare?ids=id-DCE');
  });

  test('of too many the first three stand, and a sentence says so', async () => {
    compare('?ids=id-DCE,id-DPR,id-DAR,id-DXY');
    expect(await screen.findByText(/^You can compare 3 programmes at a time/)).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Programme DCE'),
      expect.stringContaining('Programme DPR'),
      expect.stringContaining('Programme DAR'),
    ]);
  });

  test('an id that names none gets a sentence, and the others stand', async () => {
    compare('?ids=id-DCE,nobody');
    expect(await screen.findByText(/^We have no such programme/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Programme DCE' })).toBeInTheDocument();
  });

  test('without ids the page says how to choose', () => {
    compare('');
    expect(screen.getByText(/^No programme is chosen/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose programmes' })).toHaveAttribute('href', '/courses');
  });

  const load = (query: string) => {
    const { queryClient } = compare('');
    return loadComparison({ queryClient, params: {}, url: new URL(`https://seu.example/courses/compare${query}`) });
  };

  test('what a form without scripts sends moves to the address that people hand on', async () => {
    await expect(load('?id=a&id=b+c')).rejects.toMatchObject({ status: 301 });
    await load('?id=a&id=b+c').catch((moved: Response) =>
      expect(moved.headers.get('Location')).toBe('/courses/compare?ids=a,b%20c'),
    );
  });

  test('the page is named after what it compares, and is none where nothing is found', async () => {
    expect(await load('?ids=id-DCE,id-DAR')).toMatchObject({
      title: 'Compare DCE, DAR',
      description: expect.stringMatching(/^Programme DCE and Programme DAR side by side/),
    });
    expect(await load('?ids=nobody')).toMatchObject({ status: 404 });
    expect(await load('')).toEqual({});
  });

  test('addresses and ids are told back and forth, each id once', () => {
    expect(idsOf(new URLSearchParams('ids=a,b,a,,&id=c&id=b'))).toEqual(['a', 'b', 'c']);
    expect(idsOf(new URL(`https://seu.example${comparisonOf(['a', 'b c'])}`).searchParams)).toEqual(['a', 'b c']);
    expect(comparisonOf([])).toBe('/courses/compare');
  });
});
