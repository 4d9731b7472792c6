import { act, screen } from '@testing-library/react';
import { renderPage } from '../testing';
import { UnderConstruction } from './UnderConstruction';

const open = () => renderPage(<UnderConstruction section="Alumni" />, { path: '/alumni', pattern: '/alumni' });

afterEach(() => jest.restoreAllMocks());

/** What browsers count: the pages of this tab, ours or not. */
const inTab = (pages: number) => jest.spyOn(window.history, 'length', 'get').mockReturnValue(pages);

test('names the section and says that it is being built', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alumni');
  expect(screen.getByText('This section is being built.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('Go Back leads where the visitor came from', async () => {
  inTab(2);
  const { router, user } = open();
  await act(() => router.navigate('/placement'));
  await act(() => router.navigate('/alumni'));
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(router.state.location.pathname).toBe('/placement');
});

test('Go Back leads home in a tab that has nothing to go back to', async () => {
  inTab(1);
  const { router, user } = open();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(router.state.location.pathname).toBe('/');
});
