import { screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@university/shared/query';
import { renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: renders the popup as the shell's server does, which renderPage cannot.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aRound, scheduleAnswer } from '../testing/schedule';
import '../testing/dialog';
import Popup, { forgetThatPopupWasClosed, loader } from './Popup';

beforeEach(forgetThatPopupWasClosed);

const SAID = {
  title: 'Admission Notifications',
  points: ['{{live rounds}} results are live.', 'A payment link was sent to the registered mobile number.'],
  tracks: [] as string[],
  links: [{ label: 'Guidelines', path: '/admission/guidelines' }],
};

const LIVE = [
  aRound({ track: 'pg', track_name: 'PG', final: true }),
  aRound({ track: 'ug', track_name: 'UG', round: 2 }),
];

const answer = (popup: typeof SAID | null, live = LIVE) => ({
  '/setting/popup': { status: 'success', data: { popup } },
  ...scheduleAnswer(...live),
});
const popup = () => screen.queryByRole('dialog', { name: 'Admission Notifications' });

/** As after a page of the server, whose loader has read what it says. */
async function show(said: typeof SAID | null = SAID, live = LIVE) {
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
  ['the university says nothing', null],
  ['there are no points', { ...SAID, points: [] }],
])('where %s there is no popup', async (_, said) => {
  const { container } = await show(said);
  expect(container).toBeEmptyDOMElement();
});

test('where no round is live there is no popup', async () => {
  const { container } = await show(SAID, [aRound({ state: 'closed' })]);
  expect(container).toBeEmptyDOMElement();
});

test('is open and can be closed without scripts, from what its loader has read', async () => {
  const { queryClient, unmount } = renderPage(<p />, { api: answer(SAID) });
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

test('closes with the close button', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).not.toBeInTheDocument();
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

test('closes with Escape', async () => {
  const { user } = await show();
  await user.keyboard('{Escape}');
  expect(popup()).not.toBeInTheDocument();
});

test('a link in it leads on and closes it', async () => {
  const { user, router } = await show();
  await user.click(screen.getByRole('link', { name: 'PG result' }));
  expect(router.state.location.pathname).toBe('/admission/result/pg');
  expect(popup()).not.toBeInTheDocument();
});

test('once closed it stays closed until the next load', async () => {
  const { user, unmount } = await show();
  await user.keyboard('{Escape}');
  unmount();
  const later = await show();
  expect(popup()).not.toBeInTheDocument();
  later.unmount();
  forgetThatPopupWasClosed();
  await show();
  expect(popup()).toBeInTheDocument();
});
