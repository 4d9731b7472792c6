import { HOUR } from '@university/shared/time';
import { renderPage } from '@university/shared/testing';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aProgram, answer } from '../testing';
import { Study } from './Study';

const DIPLOMAS = Array.from({ length: 20 }, (_, index) => aProgram(`D${index}`, 'DIPLOMA'));
const ALL = [...DIPLOMAS, aProgram('U1', 'UG'), aProgram('P1', 'PG')];

/** Stands for the number the server picks. */
function pickSeed(hour: number) {
  jest.spyOn(Date, 'now').mockReturnValue(hour * HOUR);
}

const shown = async () =>
  within(await screen.findByRole('tabpanel'))
    .findAllByRole('listitem')
    .then((items) => items.map(({ textContent }) => textContent));

afterEach(() => jest.restoreAllMocks());

test('shows six diploma programmes first, each with code and name', async () => {
  renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  const programs = await shown();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('DIPLOMA');
  expect(programs).toHaveLength(6);
  expect(new Set(programs).size).toBe(6);
  for (const program of programs) expect(program).toMatch(/^(D\d+) Programme \1$/);
});

test('the seed alone decides which six', async () => {
  pickSeed(7);
  const first = renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  const drawn = await shown();
  first.unmount();
  const again = renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  expect(await shown()).toEqual(drawn);
  again.unmount();
  pickSeed(8);
  renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  expect(await shown()).not.toEqual(drawn);
});

test('reading the programmes again keeps the six', async () => {
  const { queryClient } = renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  const drawn = await shown();
  await queryClient.refetchQueries({ queryKey: ['home', 'study'] });
  expect(await shown()).toEqual(drawn);
});

test('another level shows its programmes without another request', async () => {
  const api: Record<string, unknown> = { '/program': answer(ALL) };
  const { user } = renderPage(<Study title={null} />, { api });
  await shown();
  api['/program'] = new Error('asked again');
  await user.click(screen.getByRole('tab', { name: 'UG' }));
  expect(await shown()).toEqual(['U1 Programme U1']);
  await user.click(screen.getByRole('tab', { name: 'PG' }));
  expect(await shown()).toEqual(['P1 Programme P1']);
});

test('only a programme whose years is an object leads to its page', async () => {
  const programs = [aProgram('YES', 'DIPLOMA'), aProgram('NO', 'DIPLOMA', { years: null })];
  const { user, router } = renderPage(<Study title={null} />, { api: { '/program': answer(programs) } });
  await shown();
  expect(screen.queryByRole('link', { name: /NO/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /YES/ }));
  expect(router.state.location.pathname).toBe('/programs/id-YES');
});

test('View All Programmes goes to the courses page', async () => {
  const { user, router } = renderPage(<Study title={null} />, { api: { '/program': answer(ALL) } });
  await user.click(screen.getByRole('link', { name: 'View All Programmes' }));
  expect(router.state.location.pathname).toBe('/courses');
});

test('says that it loads, then that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/program': new Error('down') };
  const { user } = renderPage(<Study title={null} />, { api });
  expect(screen.getByText('Loading programs...')).toBeInTheDocument();
  expect(await screen.findByText('Failed to load programs.')).toBeInTheDocument();
  api['/program'] = answer(ALL);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toHaveLength(6);
});

test('a level without programmes says so; without any programme there is no such part', async () => {
  const { user, unmount } = renderPage(<Study title="What we teach" />, { api: { '/program': answer(DIPLOMAS) } });
  await shown();
  expect(screen.getByRole('heading', { name: 'What we teach' })).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'PG' }));
  expect(screen.getByText('No programme of this level is open at the moment.')).toBeInTheDocument();
  unmount();
  renderPage(<Study title={null} />, { api: { '/program': answer([]) } });
  await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: 'Study' }));
});
