import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { codesAnswer } from '../../testing/codes';
import Letter from './Letter';
import { SAVED_PATH } from '@university/shared/saved-letters';

const CODE = '7K3MABCD23456789EFGH';

const CHECK = {
  valid: true,
  superseded: false,
  name: 'Ravi Menon',
  program: 'Diploma in Computer Engineering',
  campus: 'Pusa I Campus',
  cycle: '2025-26',
  track: 'diploma',
  track_name: 'Diploma',
  round: 1,
  decision: 'float',
  issuedAt: '2025-08-15T06:00:00.000Z',
  unchanged: true,
  form_number: '•••••••482',
  location: 'Pusa',
  nearest_metro: 'Shadipur',
  registered_category: 'C_UR',
  category_allocated: 'OC_OBC',
  program_preference: 3,
  rank: 1204,
  decided_at: '2025-08-14T05:00:00.000Z',
  take_back_until: '2025-08-14T06:00:00.000Z',
  first_payment: 27_600,
  pay: { from: '2025-08-20', to: '2025-08-22' },
  verify: { from: '2025-08-25', to: '2025-08-25' },
  verify_place: 'Pusa I Campus, Pusa',
  portal: 'https://student.seu.example/',
  changed_days: [],
  photo: 'none',
};

const check = (answer: unknown, code = CODE) =>
  renderPage(<Letter />, {
    path: `/admission/letter/${code}`,
    pattern: '/admission/letter/:code',
    api: { [`/letter/${CODE}`]: answer, ...codesAnswer },
  });

const given = (changes: object) => ({ status: 'success', data: { ...CHECK, ...changes } });

test.each([
  ['stands', given({}), 'This letter is genuine and valid.', /has been altered/],
  [
    'says what has been corrected since',
    given({ unchanged: false }),
    'Out of date: the seat is held, but the record was corrected.',
    /or the record was corrected later/,
  ],
  ['is from before digests', given({ unchanged: null }), 'This letter is genuine and valid.', /and we have no copy/],
  [
    'is an early letter without days',
    given({ changed_days: null, photo: null }),
    'This letter is genuine and valid.',
    /early letter without days/,
  ],
  ['was replaced', given({ valid: false, superseded: true }), 'Replaced: this letter is no longer valid.', /./],
  ['is of a withdrawn round', given({ valid: false }), 'Withdrawn: this letter is not valid at the moment.', /./],
  ['was never issued', new ApiError(404, 'not_found', 'No.'), 'Unknown: no letter has this code.', /./],
])('of a letter that %s it says so, and how to read a line that differs', async (_, answer, verdict, reading) => {
  check(answer);
  expect(await screen.findByRole('group', { name: verdict })).toHaveFocus();
  expect(screen.getByText('7K3M-ABCD-2345-6789-EFGH')).toBeInTheDocument();
  expect(document.body).toHaveTextContent(reading);
});

/** The lines of a list of facts. */
const linesIn = (box: HTMLElement) => {
  const terms = within(box).getAllByRole('term');
  const values = within(box).getAllByRole('definition');
  return Object.fromEntries(terms.map((term, index) => [term.textContent, values[index]?.textContent]));
};

test('says what every line of the paper must say', async () => {
  const { container } = check(given({}), '7k3m-abcd-2345-6789-efgh');
  await screen.findByText('Ravi Menon');
  await screen.findByText(/^Coast, general/);
  expect(screen.getByRole('heading', { name: 'Compare each line with the paper' })).toBeInTheDocument();
  expect(screen.getByText('If a line differs, the letter has been altered.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /have changed/ })).toBeNull();
  expect(linesIn(container)).toEqual({
    'Issued on': '15 Aug 2025, 11:30 am IST',
    Name: 'Ravi Menon',
    'Form number': '•••••••482',
    Admission: 'Diploma admission 2025-26, round 1',
    Programme: 'Diploma in Computer Engineering',
    Campus: 'Pusa I Campus',
    Place: 'Pusa',
    'Nearest metro station': 'Shadipur',
    'Registered category': expect.stringMatching(/^Coast, general/),
    'Category of the seat': expect.stringMatching(/^Outside the coast/),
    Preference: '3',
    Rank: '1,204',
    'First payment': '₹27,600, including refundable deposits',
    'Days of payment': '20 Aug 2025 to 22 Aug 2025',
    'How to pay': 'student.seu.example',
    'Document verification': '25 Aug 2025',
    'Place of verification': 'Pusa I Campus, Pusa',
    Decision: 'Float: accepted, open to a better seat',
    'Decided on': '14 Aug 2025, 10:30 am IST',
    'Can be taken back until': '14 Aug 2025, 11:30 am IST',
    Photograph: 'The paper has none',
  });
});

describe('of days that have changed since the letter was printed', () => {
  const region = () => screen.findByRole('region', { name: 'These have changed since this letter was printed' });

  test('it says which, and what holds', async () => {
    check(given({ changed_days: ['pay', 'verify'], photo: 'same' }));
    expect(linesIn(await region())).toEqual({
      'Days of payment': '20 Aug 2025 to 22 Aug 2025',
      'Document verification': '25 Aug 2025',
      'Place of verification': 'Pusa I Campus, Pusa',
    });
    expect(screen.getByRole('group', { name: 'This letter is genuine and valid.' })).toBeInTheDocument();
    expect(screen.getByText(/If another line differs/)).toBeInTheDocument();
    expect(screen.getByText('The paper has a photograph of the applicant')).toBeInTheDocument();
  });

  test('it says when they are not known any more', async () => {
    check(given({ changed_days: ['pay'], pay: null, photo: 'other' }));
    expect(linesIn(await region())).toEqual({ 'Days of payment': expect.stringContaining('Not known yet') });
    expect(screen.getByText(/another one now$/)).toBeInTheDocument();
  });

  test('it says nothing where the letter does not stand', async () => {
    check(given({ valid: false, superseded: true, changed_days: ['pay'] }));
    await screen.findByText('Ravi Menon');
    expect(screen.queryByRole('region', { name: /have changed/ })).toBeNull();
  });
});

test('an answer of a server that knows none of the newer lines is shown as far as it goes', async () => {
  const newer = ['cycle', 'track_name', 'take_back_until', 'first_payment', 'pay', 'verify', 'verify_place', 'portal'];
  const old = Object.fromEntries(
    Object.entries(CHECK).filter(([name]) => ![...newer, 'changed_days', 'photo'].includes(name)),
  );
  check({ status: 'success', data: old });
  expect(await screen.findByText('Ravi Menon')).toBeInTheDocument();
  expect(screen.getByText('Diploma Round 1')).toBeInTheDocument();
  expect(screen.queryByText('Days of payment')).toBeNull();
});

test('an unreachable university says nothing about the letter, and can be asked again', async () => {
  check(new ApiError(0, 'unreachable', 'No.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/It may still be genuine/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

const openEmpty = () => renderPage(<Letter />, { path: '/admission/letter', pattern: '/admission/letter' });

test('what is no whole code is not sent; one that is leads to its letter, however it is typed', async () => {
  const { user, router } = openEmpty();
  const field = () => screen.getByLabelText('Code of the letter');
  for (const [typed, expected] of [
    ['', /Enter the code of the letter\./],
    ['7K3M', /not the whole code/],
    ['7K3M-ABCD-2345-6789-EFG?', /not the whole code/],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } });
    await user.click(screen.getByText('Check the letter', { selector: 'button' }));
    expect(field()).toHaveAccessibleDescription(expect.stringMatching(expected));
    expect(field()).toHaveFocus();
    expect(router.state.location.pathname).toBe('/admission/letter');
  }
  for (const typed of ['7k3m-abcd-2345-6789-efgh', ' 7K3M ABCD 2345 6789 EFGH ', '7K3M–ABCD–2345–6789–EFGH']) {
    fireEvent.change(field(), { target: { value: typed } });
    await user.click(screen.getByText('Check the letter', { selector: 'button' }));
    expect(router.state.location.pathname).toBe(`/admission/letter/${CODE}`);
    await act(() => router.navigate('/admission/letter'));
  }
});

describe('letters saved on the device', () => {
  const LETTER = 'https://www.university.example/saved-letters/0f0e/allotment-letter-ug-1.pdf';

  /** A browser with these addresses in its storage of letters. */
  function keep(addresses: string[]) {
    const headers = new Headers({ 'x-letter-name': 'UG%20Round%201', 'x-saved-at': '2026-01-15T06:00:00.000Z' });
    const cache = { keys: async () => addresses.map((url) => ({ url })), match: async () => ({ headers }) };
    Object.assign(globalThis, { caches: { has: async () => addresses.length > 0, open: async () => cache } });
  }

  function haveWorker(controller: object | null) {
    Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  }

  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const region = { name: 'Letters saved on this device' };

  test('the page of letters has those that are saved, and the way to them without a connection', async () => {
    keep([LETTER]);
    haveWorker({});
    openEmpty();
    expect(await screen.findByRole('region', region)).toHaveTextContent('UG Round 1');
    expect(screen.getByRole('link', { name: /Everything saved on this device/ })).toHaveAttribute('href', SAVED_PATH);
  });

  test('where no worker answers there is no link that leads nowhere', async () => {
    keep([LETTER]);
    haveWorker(null);
    openEmpty();
    await screen.findByRole('region', region);
    expect(screen.queryByRole('link', { name: /Everything saved on this device/ })).toBeNull();
  });

  test('where none are saved nothing is said', async () => {
    keep([]);
    openEmpty();
    await screen.findByLabelText('Code of the letter');
    expect(screen.queryByRole('region', region)).toBeNull();
  });
});
