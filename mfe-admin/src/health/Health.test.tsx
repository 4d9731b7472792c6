import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { SiteHealth } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { startServer } from '../testing';
import Health from './Health';

startServer();
afterEach(() => authStore.getState().end());

/** jsdom has no canvas. */
jest.mock('react-chartjs-2', () => ({ Bar: ({ 'aria-label': label }: { 'aria-label': string }) => <i>{label}</i> }));

const NONE = { total: 0, rows: [] };
const DAYS = [
  { day: '2026-01-14', pages: 1_200, papers: 3 },
  { day: '2026-01-15', pages: 2, papers: 0 },
];

const FINE: SiteHealth = {
  on: '2026-01-15',
  since: '2026-01-14',
  reviews: NONE,
  links: NONE,
  linksWaiting: 0,
  searches: NONE,
  notFound: NONE,
  pictures: NONE,
  papers: NONE,
  papersWaiting: 0,
  unfit: NONE,
  hindi: { ...NONE, kinds: [] },
  read: { pages: [], papers: [], days: DAYS.map(({ day }) => ({ day, pages: 0, papers: 0 })) },
};

function open(health: Partial<SiteHealth> = {}) {
  const data = { ...FINE, ...health };
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
  return renderPage(<Health />, {
    path: '/admin/health',
    pattern: '/admin/health',
    api: { '/site-health': { status: 'success', data } },
  });
}

it('says in a line of each section that all is well, also on the first day', async () => {
  open();
  expect(await screen.findByText('Every link that was looked at leads somewhere.')).toBeInTheDocument();
  for (const fine of [
    'No page is past its day.',
    'Every published entry is shown.',
    'No picture is heavier than 500 kB.',
  ])
    expect(screen.getByText(fine)).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was counted yet/)).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const counts = within(screen.getByRole('navigation', { name: 'What was found' })).getAllByRole('link');
  expect(counts).toHaveLength(8);
  expect(counts[0]).toHaveAttribute('href', '#links');
  expect(counts[0]).toHaveTextContent('0 Broken links');
});

it('says of what how much is not in Hindi, and leads to the forms', async () => {
  const page = { _id: 'p7', kind: 'page', name: 'Transport', texts: 9, missing: 2, outdated: 1 } as const;
  open({ hindi: { total: 40, rows: [page], kinds: [{ kind: 'page', name: 'Pages', total: 40 }] } });
  const table = await screen.findByRole('table', { name: 'Not in Hindi' });
  expect(table).toHaveTextContent('1 text changed in English since. 2 of 9 texts not in Hindi.');
  const link = within(table).getByRole('link', { name: 'See to the Hindi: Transport' });
  expect(link).toHaveAttribute('href', '/admin/catalogue/page/p7');
  expect(screen.getByText('Pages: 40.')).toBeInTheDocument();
});

it('gives each finding its action', async () => {
  open({
    links: {
      total: 120,
      rows: [
        {
          address: 'https://gone.example/x',
          fault: 'nothing-there',
          since: '2026-01-08T05:00:00.000Z',
          places: [{ _id: 'p1', kind: 'page', name: 'History' }],
        },
      ],
    },
    linksWaiting: 2,
    reviews: {
      total: 1,
      rows: [{ _id: 'p2', path: '/contact', title: 'Contact', owner: 'Registrar', reviewOn: '2026-01-01' }],
    },
    notFound: { total: 1, rows: [{ key: '/old page&x', count: 4, lastOn: '2026-01-14' }] },
    searches: { total: 1, rows: [{ key: 'hostel fee', count: 3, lastOn: '2026-01-14' }] },
    unfit: { total: 1, rows: [{ _id: 'c1', kind: 'campus', name: 'North', problem: 'slug: wrong' }] },
    papers: { total: 1, rows: [{ _id: 'n1', title: 'Tender', fileLink: '/api/v1/notice/n1/file' }] },
  });
  const links: [string, string][] = [
    ['Edit History', '/admin/catalogue/page/p1'],
    ['Edit page: Contact', '/admin/catalogue/page/p2'],
    ['Make a redirect: /old page&x', '/admin/catalogue/redirect/new?from=%2Fold+page%26x'],
    ['See what is found: hostel fee', '/search?q=hostel+fee'],
    ['Mend it: North', '/admin/catalogue/campus/c1'],
    ['Replace the file: Tender', '/admin/view-pdfs/n1'],
  ];
  for (const [name, to] of links) expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.getByText('The other site says that nothing is there.')).toBeInTheDocument();
  expect(screen.getByText('Since 8 Jan 2026, 10:30 am IST.')).toBeInTheDocument();
  expect(screen.getByText('The first 1 of 120 are shown.')).toBeInTheDocument();
  expect(screen.getByText('2 addresses of other sites wait for their first look.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /hostel fee/ })).toHaveTextContent(
    'Searched for 3 times, last on 14 Jan 2026.',
  );
});

it('leaves out sections in which somebody can do nothing', async () => {
  open({ papers: null, papersWaiting: null, reviews: null, searches: null, notFound: null, pictures: null });
  expect(await screen.findByRole('heading', { level: 2, name: 'Broken links' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Entries that are left out' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Papers without tags' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Heavy pictures' })).not.toBeInTheDocument();
});

it('shows what is read as a chart and as tables', async () => {
  open({
    read: {
      days: DAYS,
      pages: [
        { key: '/contact', name: 'Contact', count: 1_201 },
        { key: '/courses', name: '', count: 1 },
      ],
      papers: [{ key: 'n1', name: 'Tender', count: 3 }],
    },
  });
  expect(await screen.findByText(/^Pages and papers that were read, by day\. The same numbers/)).toBeInTheDocument();
  const pages = screen.getByRole('table', { name: 'Most read pages' });
  expect(within(pages).getByRole('row', { name: 'Contact (/contact) 1,201' })).toBeInTheDocument();
  expect(within(pages).getByRole('row', { name: '/courses 1' })).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Most opened papers' })).getByText('Tender')).toBeInTheDocument();
  expect(screen.getByText('The numbers as a table')).toBeInTheDocument();
});

it('says what went wrong, and that it may be tried again', async () => {
  authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' });
  renderPage(<Health />, { path: '/admin/health', pattern: '/admin/health', api: {} });
  expect(await screen.findByText(/^The report could not be loaded\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
