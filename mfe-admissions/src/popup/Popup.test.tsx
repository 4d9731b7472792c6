import { screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@university/shared/query';
import { modalDialogs, renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: renders the popup as the shell's server does, which renderPage cannot.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aRound, scheduleAnswer, aSchedule } from '../testing/schedule';
import Popup, { forgetThatPopupWasClosed, loader } from './Popup';
import { spoken } from './spoken';

modalDialogs();
beforeEach(forgetThatPopupWasClosed);

const TYPED = {
  title: 'Admission Notifications',
  points: ['{{live rounds}} results are live.', 'A payment link was sent to the registered mobile number.'],
  tracks: [] as string[],
  links: [{ label: 'Guidelines', path: '/admission/guidelines' }],
};

const LIVE = [
  aRound({ track: 'pg', track_name: 'PG', final: true }),
  aRound({ track: 'ug', track_name: 'UG', round: 2 }),
];

const answer = (popup: typeof TYPED | null, live = LIVE) => ({
  '/setting/popup': { status: 'success', data: { popup } },
  ...scheduleAnswer(...live),
});
const popup = () => screen.queryByRole('dialog', { name: 'Admission Notifications' });

/** As after a page of the server, whose loader has read what it says. */
async function show(said: typeof TYPED | null = TYPED, live = LIVE) {
  const view = renderPage(<Popup />, { api: answer(said, live) });
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  return view;
}

test('says what the university says, and links to it', async () => {
  await show();
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['UG Round 2 results are live.', 'A payment link was sent to the registered mobile number.']);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PG result', '/admission/result/pg'],
    ['UG Round 2 result', '/admission/result/ug/round2'],
    ['Guidelines', '/admission/guidelines'],
  ]);
});

test.each([
  ['the university says nothing', null, LIVE],
  ['there are no points', { ...TYPED, points: [] }, LIVE],
  ['no round is live', TYPED, [aRound({ state: 'closed' })]],
])('where %s there is no popup', async (_, said, rounds) => {
  const { container } = await show(said, rounds);
  expect(container).toBeEmptyDOMElement();
});

test('is open and can be closed without scripts, from what its loader has read', async () => {
  const { queryClient, unmount } = renderPage(<p />, { api: answer(TYPED) });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/') });
  unmount();
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Popup /> }])} />
    </QueryClientProvider>,
  );
  expect(html.querySelector('dialog')).toHaveAttribute('open');
  expect(html.querySelector('form[method=dialog] button')).toHaveAccessibleName('Close');
});

test('becomes a modal with the focus on its heading', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await show();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
  showModal.mockRestore();
});

test('closes with a click outside, not with one inside', async () => {
  const { user } = await show();
  await user.click(screen.getByText(/payment link/));
  expect(popup()).toBeInTheDocument();
  // What browsers report for a click on the backdrop.
  await user.click(screen.getByRole('dialog'));
  expect(popup()).not.toBeInTheDocument();
});

test('stays open when a text selection ends outside', async () => {
  const { user } = await show();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/payment link/) },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(popup()).toBeInTheDocument();
});

test('a link in it leads on and closes it', async () => {
  const { user, router } = await show();
  await user.click(screen.getByRole('link', { name: 'PG result' }));
  expect(router.state.location.pathname).toBe('/admission/result/pg');
  expect(popup()).not.toBeInTheDocument();
});

describe('what it says of the rounds', () => {
  const DAYS = { from: '2025-08-18', to: '2025-08-20' };
  const WEEK = { from: '2025-08-16', to: '2025-08-22' };

  const ug1 = aRound({ track: 'ug', track_name: 'UG', state: 'closed', verify: WEEK });
  const ug2 = aRound({ track: 'ug', track_name: 'UG', round: 2, verify: DAYS });
  const btech2 = aRound({ track: 'btech', track_name: 'B.Tech', round: 2, verify: DAYS });
  const pg = aRound({ track: 'pg', track_name: 'PG', verify: WEEK });
  const diploma = aRound({ verify: WEEK });
  const diploma2 = aRound({ round: 2, state: 'before', published: false });

  const ALL = [diploma, diploma2, btech2, ug1, ug2, pg];

  const SAID = {
    title: 'Admission Notifications',
    points: [
      '{{live rounds}} results are live.',
      'Nobody need pay again.',
      'Verification is on {{verification days}}.',
      'Ask {{ the moon }}.',
    ],
    tracks: ['pg', 'ug', 'btech'],
    links: [],
  };

  const say = (changes: Partial<typeof SAID>, rounds = ALL) => spoken({ ...SAID, ...changes }, aSchedule(rounds));
  const wordsOf = (said: ReturnType<typeof spoken>) => said?.links.map(({ label, path }) => `${label} ${path}`);

  test('it names the live rounds that have a number, and links to every live one, in the order of its tracks', () => {
    const said = say({});
    expect(said?.points).toEqual([
      'UG Round 2 and B.Tech Round 2 results are live.',
      'Nobody need pay again.',
      'Verification is on 18th, 19th and 20th Aug 2025.',
    ]);
    expect(wordsOf(said)).toEqual([
      'PG result /admission/result/pg',
      'UG Round 2 result /admission/result/ug/round2',
      'B.Tech Round 2 result /admission/result/btech/round2',
    ]);
  });

  test('without tracks of its own it is about all, in the order of lists', () => {
    const said = say({ tracks: [] });
    expect(said?.points[0]).toBe('Diploma Round 1, B.Tech Round 2 and UG Round 2 results are live.');
    expect(wordsOf(said)?.[0]).toBe('Diploma Round 1 result /admission/result?category=diploma');
  });

  test('where no live round has a number it names the tracks', () => {
    expect(say({ tracks: ['pg'] })?.points[0]).toBe('PG results are live.');
  });

  test.each([
    ['none is live', [ug1, diploma2]],
    ['those are live that it is not about', [diploma, ug1]],
    ['its window is open and its result is not out', [{ ...ug2, published: false }]],
  ])('there is none where %s', (_, rounds) => {
    expect(say({}, rounds)).toBeNull();
  });

  test('a sentence of which nothing is known is left out, and of days that are over nothing is', () => {
    expect(say({}, [{ ...ug2, verify: null }])?.points).toEqual([
      'UG Round 2 results are live.',
      'Nobody need pay again.',
    ]);
    const later = spoken(SAID, aSchedule([ug2], { on: '2025-08-21' }));
    expect(later?.points).toHaveLength(2);
  });

  test('what was stored before there were tracks and placeholders keeps its words, and its links that lead elsewhere', () => {
    const { tracks: _, ...old } = {
      ...SAID,
      points: ['UG Round 2 results are live.'],
      links: [
        { label: 'Result of UG', path: '/admission/result/ug/round2' },
        { label: 'Result of last week', path: '/admission/result/ug' },
        { label: 'Guidelines', path: '/admission/guidelines' },
      ],
    };
    const said = spoken(old as typeof SAID, aSchedule([ug1, ug2]));
    expect(said).toEqual({
      title: 'Admission Notifications',
      points: ['UG Round 2 results are live.'],
      links: [
        { label: 'UG Round 2 result', path: '/admission/result/ug/round2' },
        { label: 'Guidelines', path: '/admission/guidelines' },
      ],
    });
  });
});
