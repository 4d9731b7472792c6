import { screen } from '@testing-library/react';
import type { Schedule } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { feesAnswer, FEES } from '../testing/fees';
import { guideAnswer, noGuide } from '../testing/guides';
import { aRound, aSchedule } from '../testing/schedule';
import Guide, { loader } from './Guide';
import { proseOf } from '@university/shared/prose';
import { reservationBlock } from './reservation';
import { bandRows, concessionsOf } from '../fees/FeeTables';

const diploma = { opens_on: '2025-05-01', last_date: '2025-08-14', portal: 'https://apply.example/diploma' };
const ug = { opens_on: null, last_date: '2025-08-15', portal: null };

const TRACKS: Schedule['tracks'] = [
  { code: 'diploma', name: 'Diploma', full_name: 'Diploma', application: diploma },
  { code: 'ug', name: 'UG', full_name: 'Undergraduate', application: ug },
];

const DATA = {
  '/admission/schedule': { status: 'success', data: aSchedule([aRound()], { tracks: TRACKS }) },
  ...feesAnswer,
};
const url = (path: string) => new URL(`https://university.example${path}`);

/** Runs the loader of the guide at an address, and shows it. @returns also what the loader said and read */
async function open(path: string, api: Record<string, unknown>) {
  const before = renderPage(<p />, { api });
  const info = await loader({ queryClient: before.queryClient, params: {}, url: url(path) });
  const reads = before.queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1])
    .sort();
  before.unmount();
  const page = renderPage(<Guide />, { path, pattern: path, api });
  return { ...page, info, reads };
}

const TEXT = `Write to {{helpDesk}}.

## What does it cost? {#fees}

{{block fees}}

## Then?

Pay.

## And then?

{{block rounds}}

{{block nobody}}`;

test('a guide shows what the university has written, with its data', async () => {
  const path = '/admission/information-bulletin';
  const { container, info } = await open(path, { ...guideAnswer(TEXT), ...DATA });
  expect(info).toEqual({ title: 'How to come to us', description: 'All you need for a beginning.' });
  expect(await screen.findByText('How to come to us', { selector: 'h1' })).toBeInTheDocument();
  for (const caption of ['Fee of a semester by band', 'Rounds and their windows'])
    expect((await screen.findByText(caption)).closest('table')).toBeInTheDocument();
  expect(screen.getByText('Admissions desk')).toBeInTheDocument();
  expect(screen.getByText('1 May 2030')).toBeInTheDocument();
  expect(screen.getByText('helpdesk@seu.example')).toHaveAttribute('href', 'mailto:helpdesk@seu.example');
  const links = [...screen.getByRole('navigation', { name: 'On this page' }).querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`${path}#fees`, `${path}#then`, `${path}#and-then`]);
  for (const link of links) {
    const id = new URL(link.href).hash.slice(1);
    expect(container.querySelector(`[id='${id}']`)).toHaveTextContent(link.textContent ?? '');
  }
});

test.each([
  ['/admission', 'Nothing else.', ['fees', 'guide', 'schedule']],
  ['/admission/guidelines', 'Nothing else.', ['guide']],
  ['/admission/guidelines', '{{block deposits}}\n\n{{block fees}}', ['fees', 'guide', 'schedule']],
  ['/admission/guidelines', '{{block rounds}}', ['guide', 'schedule']],
  ['/admission/guidelines', '{{block decisions}}\n\n{{block constructor}}', ['guide']],
])('%s with the text %j reads before: %j', async (path, body, expected) => {
  const { reads } = await open(path, { ...guideAnswer(body), ...DATA });
  expect(reads).toEqual(expected);
});

test('rounds stand as they are now, each with the way to its result', async () => {
  await open('/admission', { ...guideAnswer('{{block rounds}}'), ...DATA });
  const link = await screen.findByRole('link', { name: /^Diploma Round.1$/ });
  expect(link).toHaveAttribute('href', '/admission/result?category=diploma');
  const row = link.closest('tr');
  expect(row).toHaveTextContent('Open for decisions');
  expect(row).toHaveTextContent('19 Aug 2025 to 21 Aug 2025');
});

/** What blocks show as tables: by caption the cells of each row. */
const TABLES: Record<string, string[]> = {
  'Fee of a semester by band': ['A | ₹87,000 | ₹34,800 | ₹89,600', 'D | ₹25,000 | ₹10,000 | ₹27,600'],
  'Added in every semester': [
    'Examination | ₹2,000',
    'Workshop, Diploma only | ₹700',
    'Total, in every track | ₹2,000',
  ],
  'Paid once, with the first payment': [
    'Identity card | ₹100 | No',
    'Library caution money | ₹500 | Yes',
    'Total | ₹600 | ',
  ],
  'Caution money': ['Library caution money | ₹500', 'Total | ₹500'],
  'Registration and counselling fee': ['Diploma | ₹1,000', 'UG | ₹1,500'],
  'Portals, dates and registration fees': [
    'Diploma | Apply: Diploma ↗ (opens in a new tab) | 1 May 2025 | 14 Aug 2025, has passed | ₹1,000',
    'UG | Not announced | Not announced | 15 Aug 2025 | ₹1,500',
  ],
  'The four decisions': [
    'Freeze | I take this seat and want no other. | Yes | No',
    'Float | I take this seat, and I would move to one higher on my list. | Yes | Yes',
    'Upgrade | I give this seat up and wait for one higher on my list. | No | Yes',
    'Reject | I give this seat up and leave this admission. | No | No',
  ],
};

test('blocks stand as tables with what the API says now', async () => {
  const blocks = ['fees', 'deposits', 'registrations', 'applications', 'decisions'].map((name) => `{{block ${name}}}`);
  await open('/admission/information-bulletin', { ...guideAnswer(blocks.join('\n\n')), ...DATA });
  await screen.findByText('Portals, dates and registration fees');
  const tables = [...document.querySelectorAll('table')].map((table) => [
    table.caption?.textContent,
    [...table.rows].slice(1).map((row) => [...row.cells].map(({ textContent }) => textContent).join(' | ')),
  ]);
  expect(Object.fromEntries(tables)).toEqual(TABLES);
});

test('without the data of a block the text stands, and says once what is missing and where else it is', async () => {
  const path = '/admission/information-bulletin';
  await open(path, guideAnswer('Here:\n\n{{block fees}}\n\n{{block rounds}}'));
  expect(await screen.findByText('Here:')).toBeInTheDocument();
  expect(screen.getAllByText(/^The fees could not be read just now/)).toHaveLength(1);
  expect(screen.getByText(/^The dates could not be read.* are also in the admission notices/)).toBeInTheDocument();
});

test('a guide that nobody has written is 404, says so and leads on', async () => {
  const path = '/admission/guidelines';
  const { info } = await open(path, { ...noGuide, ...DATA });
  expect(info).toEqual({ status: 404 });
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not written yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Admission' })).toHaveAttribute('href', '/admission');
});

test('the page Admission has results and applications without a text', async () => {
  const { info, container } = await open('/admission', { ...noGuide, ...DATA });
  expect(info).toEqual({});
  expect(await screen.findByText('Rounds and their windows')).toBeInTheDocument();
  expect(await screen.findByText('Portals, dates and registration fees')).toBeInTheDocument();
  expect(container.querySelector('#results')).toHaveTextContent('Results and dates now');
});

test('the page Admission begins with what is next, with a text and without one; no other guide does', async () => {
  for (const answer of [guideAnswer('Nothing else.'), noGuide]) {
    const { unmount } = await open('/admission', { ...answer, ...DATA });
    const title = await screen.findByText('What is next', { selector: 'h2' });
    const cells = [...(title.parentElement?.querySelectorAll('tbody tr') ?? [])].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(cells).toEqual([
      [
        'Diploma',
        'applications closed on 14 Aug 2025',
        'Diploma result is out',
        'decide by 18 Aug 2025, 5:00 pmdocuments are verified on 22, 23 and 24 Aug 2025',
      ],
      ['UG', 'last day to apply is today, 15 Aug 2025', '', ''],
    ]);
    expect(screen.getByText('Add all dates to my calendar').closest('a')).toHaveAttribute(
      'href',
      '/admission/calendar/all.ics',
    );
    unmount();
  }
  await open('/admission/guidelines', { ...guideAnswer('Nothing else.'), ...DATA });
  await screen.findByText('Nothing else.');
  expect(screen.queryByText('What is next')).not.toBeInTheDocument();
});

test('days that have passed say so, and those of a round that did not come are not announced', async () => {
  const rounds = [
    aRound({ state: 'closed', pay: { from: '2025-08-12', to: '2025-08-14' } }),
    aRound({ round: 2, state: 'closed', published: false }),
  ];
  const schedule = { '/admission/schedule': { status: 'success', data: aSchedule(rounds) } };
  await open('/admission/guidelines', { ...guideAnswer('{{block rounds}}'), ...schedule });
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent('12 Aug 2025 to 14 Aug 2025, over');
  expect(second).toHaveTextContent('Not announced yet');
  expect(second).not.toHaveTextContent('2025');
});

test('a text that cannot be read can be asked for again', async () => {
  const path = '/admission/guidelines';
  const api: Record<string, unknown> = {};
  const { info, user } = await open(path, api);
  expect(info).toEqual({ status: 503 });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this page.');
  Object.assign(api, guideAnswer('Here it is.'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is.')).toBeInTheDocument();
});

describe('the block of reserved seats', () => {
  const seats = [
    { group: 'Regions', name: 'The port', code: 'P', seats: '85%', rule: 'A school of the port' },
    { group: 'Within every category', name: '[Wards](javascript:alert(1))', code: null, seats: '5%', rule: null },
  ];

  async function shown(block: string) {
    const page = document.createElement('div');
    page.innerHTML = (await proseOf(reservationBlock({ seats }, block))) ?? '';
    return [...page.querySelectorAll('table')].map((table) => [
      table.caption?.textContent,
      ...[...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent)),
    ]);
  }

  test('all seats are a table a group; what is typed stays a text', async () => {
    expect(await shown('reservation')).toEqual([
      ['Regions', ['The port', 'P', '85%', 'A school of the port']],
      ['Within every category', ['[Wards](javascript:alert(1))', '', '5%', '']],
    ]);
  });

  test('one group is a table by its name, and one that nobody has is nothing', async () => {
    expect(await shown('reservation-within-every-category')).toEqual([
      ['Within every category', ['[Wards](javascript:alert(1))', '', '5%', '']],
    ]);
    expect(reservationBlock({ seats }, 'reservation-others')).toBe('');
  });

  test('in another language a group is found by the name that the API gives it', () => {
    const row = { group: 'क्षेत्र', group_id: 'regions', name: 'बंदरगाह', code: 'P', seats: '85%', rule: null };
    expect(reservationBlock({ seats: [row] }, 'reservation-regions')).toContain('बंदरगाह');
    expect(reservationBlock({ seats: [row] }, 'reservation-क्षेत्र')).toBe('');
  });
});

describe('sums of fees', () => {
  test('a band of one track has what that track pays as well', () => {
    const fees = FEES.map((line) => (line.band === 'D' ? { ...line, track: 'diploma' as const } : line));
    expect(bandRows(fees)[1]).toMatchObject({ line: { band: 'D' }, firstPayment: 28_300 });
  });

  test('categories that pay the same stand together', () => {
    expect(concessionsOf(FEES)).toEqual([['SC', 'ST', 'PwD']]);
    const [first, ...others] = FEES.map((line) =>
      line.band ? { ...line, shares: [...line.shares, { category: 'EWS', percent: 50 }] } : line,
    );
    expect(concessionsOf(first ? [first, ...others] : [])).toEqual([['SC', 'ST', 'PwD'], ['EWS']]);
  });
});
