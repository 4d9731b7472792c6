import { screen } from '@testing-library/react';
import { ApiError } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import { codesAnswer } from '../../testing/codes';
import Letter from './Letter';

const CODE = '7K3MABCD23456789EFGH';

const CHECK = {
  valid: true,
  superseded: false,
  name: 'Ravi Menon',
  program: 'Diploma in Computer Engineering',
  campus: 'Pusa I Campus',
  track: 'diploma',
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
};

const check = (answer: unknown, code = CODE) =>
  renderPage(<Letter />, {
    path: `/admission/letter/${code}`,
    pattern: '/admission/letter/:code',
    api: { [`/letter/${CODE}`]: answer, ...codesAnswer },
  });

const given = (changes: object) => ({ status: 'success', data: { ...CHECK, ...changes } });

test.each([
  ['stands', given({}), 'This letter stands.'],
  [
    'says what has been corrected since',
    given({ unchanged: false }),
    'The seat stands, but the letter is out of date.',
  ],
  ['is from before digests', given({ unchanged: null }), 'This letter stands.'],
  ['was replaced', given({ valid: false, superseded: true }), 'This letter no longer stands.'],
  ['is of a round that was withdrawn', given({ valid: false }), 'This letter does not stand at the moment.'],
  ['was never issued', new ApiError(404, 'not_found', 'No.'), 'No letter has this code.'],
])('a letter that %s', async (_, answer, verdict) => {
  check(answer);
  expect(await screen.findByRole('group', { name: verdict })).toHaveFocus();
  expect(screen.getByText('7K3M-ABCD-2345-6789-EFGH')).toBeInTheDocument();
});

test('says what to compare with the paper', async () => {
  check(given({}), '7k3m-abcd-2345-6789-efgh');
  await screen.findByText('Ravi Menon');
  for (const words of [
    'Pusa I Campus',
    'Diploma Round 1',
    '•••••••482',
    'Shadipur',
    '3',
    '1,204',
    /^Coast, general/,
    /^Outside the coast/,
    /^Float/,
    '14 Aug 2025, 10:30 am IST',
    '15 Aug 2025, 11:30 am IST',
  ])
    expect(screen.getByText(words)).toBeInTheDocument();
});

test('an unreachable university says nothing about the letter, and can be asked again', async () => {
  check(new ApiError(0, 'unreachable', 'No.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/That says nothing about the letter/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('typing the code', () => {
  const open = () => renderPage(<Letter />, { path: '/admission/letter', pattern: '/admission/letter' });

  test.each([
    ['', 'Enter the code of the letter.'],
    ['7K3M', /not the whole code/],
    ['7K3M-ABCD-2345-6789-EFG?', /not the whole code/],
  ])('%p is not sent', async (typed, expected) => {
    const { user, router } = open();
    if (typed) await user.type(screen.getByLabelText('Code of the letter'), typed);
    await user.click(screen.getByRole('button', { name: 'Check the letter' }));
    expect(screen.getByLabelText('Code of the letter')).toHaveAccessibleDescription(expect.stringMatching(expected));
    expect(screen.getByLabelText('Code of the letter')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/admission/letter');
  });

  test.each(['7k3m-abcd-2345-6789-efgh', ' 7K3M ABCD 2345 6789 EFGH ', '7K3M–ABCD–2345–6789–EFGH'])(
    '%p leads to its letter',
    async (typed) => {
      const { user, router } = open();
      await user.type(screen.getByLabelText('Code of the letter'), `${typed}{Enter}`);
      expect(router.state.location.pathname).toBe(`/admission/letter/${CODE}`);
    },
  );
});
