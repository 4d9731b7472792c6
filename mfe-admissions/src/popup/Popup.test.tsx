import { screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: renders the popup as the shell's server does, which renderPage cannot.
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import '../testing/dialog';
import Popup, { forgetThatPopupWasClosed } from './Popup';

beforeEach(forgetThatPopupWasClosed);

const popup = () => screen.queryByRole('dialog', { name: 'Admission Notifications' });

test('says what the specification asks for', () => {
  renderPage(<Popup />);
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'UG Round 2 and B.Tech Round 2 results are live.',
    'Candidates who paid in Round 1 need not pay again even after upgradation.',
    'Document verification at campus is on 18th, 19th and 20th Aug 2025.',
    'A payment link was sent to the registered mobile number.',
  ]);
});

test('links to the three results', () => {
  renderPage(<Popup />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PG result', '/admission/result/pg'],
    ['UG Round 2 result', '/admission/result/ug/round2'],
    ['B.Tech Round 2 result', '/admission/result/btech/round2'],
  ]);
});

test('is open and can be closed without scripts', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Popup /> }])} />);
  expect(html.querySelector('dialog')).toHaveAttribute('open');
  expect(html.querySelector('form[method=dialog] button')).toHaveAccessibleName('Close');
});

test('becomes a modal with the focus on its heading', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderPage(<Popup />);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading')).toHaveFocus();
  showModal.mockRestore();
});

test('closes with the close button', async () => {
  const { user } = renderPage(<Popup />);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).not.toBeInTheDocument();
});

test('closes with a click outside, not with one inside', async () => {
  const { user } = renderPage(<Popup />);
  await user.click(screen.getByText(/payment link/));
  expect(popup()).toBeInTheDocument();
  // What browsers report for a click on the backdrop.
  await user.click(screen.getByRole('dialog'));
  expect(popup()).not.toBeInTheDocument();
});

test('stays open when a text selection ends outside', async () => {
  const { user } = renderPage(<Popup />);
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText(/payment link/) },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(popup()).toBeInTheDocument();
});

test('closes with Escape', async () => {
  const { user } = renderPage(<Popup />);
  await user.keyboard('{Escape}');
  expect(popup()).not.toBeInTheDocument();
});

test('a link in it leads on and closes it', async () => {
  const { user, router } = renderPage(<Popup />);
  await user.click(screen.getByRole('link', { name: 'PG result' }));
  expect(router.state.location.pathname).toBe('/admission/result/pg');
  expect(popup()).not.toBeInTheDocument();
});

test('once closed it stays closed until the next load', async () => {
  const { user, unmount } = renderPage(<Popup />);
  await user.keyboard('{Escape}');
  unmount();
  const later = renderPage(<Popup />);
  expect(popup()).not.toBeInTheDocument();
  later.unmount();
  forgetThatPopupWasClosed();
  renderPage(<Popup />);
  expect(popup()).toBeInTheDocument();
});
