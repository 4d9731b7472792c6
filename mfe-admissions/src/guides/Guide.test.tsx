import { screen, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import remote from '../routes';
import { aRound, scheduleAnswer } from '../testing/schedule';
import Guide, { GUIDES } from './Guide';

const LEAST_WORDS = 300;

const PATHS = Object.keys(GUIDES);

const open = (path: string) => renderPage(<Guide />, { path, pattern: path, api: scheduleAnswer(aRound()) });

test('the guides are at the addresses of their routes', () => {
  const load = (path: string) => remote.routes.find((route) => route.path === path)?.load;
  const guides = remote.routes.filter((route) => String(route.load) === String(load('/admission')));
  expect(PATHS).toEqual(guides.map((route) => route.path));
});

test.each(PATHS)('%s is worth reading', async (path) => {
  const { container } = open(path);
  const { title, owner, sections = [] } = GUIDES[path] ?? {};
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '…');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(sections.map(({ id }) => id));
  expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
  expect(container.textContent?.split(/\s+/).length).toBeGreaterThan(LEAST_WORDS);
  expect(screen.getByText(owner ?? '…')).toBeInTheDocument();
});

test.each(PATHS)('%s: its contents lead to its sections', (path) => {
  const { container } = open(path);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of links) {
    const id = new URL((link as HTMLAnchorElement).href).hash.slice(1);
    expect(container.querySelector(`[id='${id}']`)).toHaveTextContent(link.textContent ?? '');
  }
});

test('rounds stand as they are now, each with the way to its result', async () => {
  open('/admission');
  const link = await screen.findByRole('link', { name: /^Diploma Round.1$/ });
  expect(link).toHaveAttribute('href', '/admission/result?category=diploma');
  const row = link.closest('tr');
  expect(row).toHaveTextContent('Open for decisions');
  expect(row).toHaveTextContent('19 Aug 2025 to 21 Aug 2025');
});

test('without them the page stands, and says where else they are', () => {
  renderPage(<Guide />, { path: '/admission', pattern: '/admission' });
  expect(screen.getByText(/also stand in the admission notices/)).toBeInTheDocument();
});
