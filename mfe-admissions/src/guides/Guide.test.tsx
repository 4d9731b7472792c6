import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import remote from '../routes';
import { feesAnswer } from '../testing/fees';
import { aRound, scheduleAnswer } from '../testing/schedule';
import Guide, { GUIDES, loader } from './Guide';

const LEAST_WORDS = 300;

const PATHS = Object.keys(GUIDES);

const open = (path: string) =>
  renderPage(<Guide />, { path, pattern: path, api: { ...scheduleAnswer(aRound()), ...feesAnswer } });

test('the guides are at the addresses of their routes', () => {
  const load = (path: string) => remote.routes.find((route) => route.path === path)?.load;
  const guides = remote.routes.filter((route) => String(route.load) === String(load('/admission')));
  expect(PATHS).toEqual(guides.map((route) => route.path));
});

test.each(PATHS)('%s is worth reading', async (path) => {
  const { container } = open(path);
  await waitFor(() => expect(screen.queryByText(/could not be read just now/)).not.toBeInTheDocument());
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

const cells = async (caption: string) =>
  within(await screen.findByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('the bulletin has the fees of the table', async () => {
  open('/admission/information-bulletin');
  expect(await cells('Fee of a semester by band')).toEqual([
    ['A', '₹87,000', '₹34,800', '₹89,600'],
    ['D', '₹25,000', '₹10,000', '₹27,600'],
  ]);
  expect(await cells('Added in every semester')).toEqual([
    ['Examination', '₹2,000'],
    ['Workshop, Diploma only', '₹700'],
    ['Together, in every track', '₹2,000'],
  ]);
  expect(await cells('Paid once, with the first semester')).toEqual([
    ['Identity card', '₹100', 'No'],
    ['Library caution money', '₹500', 'Yes'],
    ['Together', '₹600', ''],
  ]);
});

test('the refund policy has its deposits and what is kept', async () => {
  open('/admission/refund-policy');
  expect(await cells('Caution money')).toEqual([
    ['Library caution money', '₹500'],
    ['Together', '₹500'],
  ]);
  expect(await cells('Registration and counselling fee')).toEqual([
    ['Diploma', '₹1,000'],
    ['UG', '₹1,500'],
  ]);
});

test('portals and dates are those of the applications; what has passed says so', async () => {
  open('/admission');
  expect(await cells('Portals, dates and registration fees')).toEqual([
    ['Diploma', 'Apply: Diploma ↗ (opens in a new tab)', '1 May 2020', '30 Jun 2020, has passed', '₹1,000'],
    ['UG', 'Not announced', 'Not announced', '30 Jun 2999', '₹1,500'],
  ]);
});

test.each([
  ['/admission', ['applications', 'fees', 'schedule']],
  ['/admission/refund-policy', ['fees']],
  ['/admission/guidelines', []],
])('what %s shows is read before: %j', async (path, reads) => {
  const { queryClient } = renderPage(<p />, { api: { ...scheduleAnswer(aRound()), ...feesAnswer } });
  await loader({ queryClient, params: {}, url: new URL(`https://seu.example${path}`) });
  const keys = queryClient.getQueryCache().getAll();
  expect(keys.map(({ queryKey }) => queryKey[1]).sort()).toEqual(reads);
});

test('without the API each guide stands, and says what is missing and where else it is', () => {
  const { unmount } = renderPage(<Guide />, { path: '/admission', pattern: '/admission' });
  expect(screen.getByText(/^The dates could not be read.* also stand in the admission notices/)).toBeInTheDocument();
  expect(screen.getByText(/^The portals and dates could not be read/)).toBeInTheDocument();
  unmount();
  const path = '/admission/information-bulletin';
  renderPage(<Guide />, { path, pattern: path });
  expect(screen.getAllByText(/^The fees could not be read just now/)).toHaveLength(1);
});
