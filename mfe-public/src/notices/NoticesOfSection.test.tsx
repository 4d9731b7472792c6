import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aNotice, listAnswer } from './testing';
import NoticesOfSection, { loader } from './NoticesOfSection';

const list = (path: string, pattern: string, api: Record<string, unknown>) =>
  renderPage(<NoticesOfSection />, { path, pattern, api });
const tenders = (path: string, api: Record<string, unknown>) => list(path, '/tenders', api);
const count = (text: string) => screen.findByText(text, { selector: '[role=status]' });

test('each notice leads to its page, opens its file and says type, size, pages, language and date', async () => {
  tenders('/tenders', { '/notice': listAnswer([aNotice('t1', { fileName: 'Supply of lathes', language: 'hi' })]) });
  expect(await count('1 notice')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tenders');
  const item = within(screen.getByRole('link', { name: 'Supply of lathes' }).closest('li') as HTMLElement);
  expect(item.getByRole('link', { name: 'Supply of lathes' })).toHaveAttribute('href', '/notices/t1');
  expect(item.getByText('PDF, 120 kB, 3 pages, Hindi')).toBeInTheDocument();
  expect(item.getByText('15 Aug 2025')).toHaveAttribute('datetime', '2025-08-14T20:00:00.000Z');
  expect(item.getByRole('link', { name: 'Open PDF : Supply of lathes' })).toHaveAttribute(
    'href',
    '/api/v1/notice/t1/file?v=abc',
  );
  expect(item.getByRole('link', { name: 'Download : Supply of lathes' })).toHaveAttribute(
    'download',
    'Supply of lathes.pdf',
  );
});

test('says what is open and what has closed; only what is open can be applied for', async () => {
  const apply = 'https://apply.example/1';
  const notices = [
    aNotice('open', { endDate: '2999-12-31', apply, vacancies: 3, orderNumber: 'SEU/7' }),
    aNotice('closed', { endDate: '2020-01-31', apply, vacancies: 1 }),
  ];
  tenders('/tenders', { '/notice': listAnswer(notices) });
  const items = (await screen.findByText('Notice open')).closest('ul') as HTMLElement;
  const [open, closed] = within(items).getAllByRole('listitem');
  expect(open).toHaveTextContent(/Open Last date 31 Dec 2999 \(IST\)3 vacanciesNo\. SEU\/7/);
  expect(within(open as HTMLElement).getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', apply);
  expect(closed).toHaveTextContent(/Closed Last date was 31 Jan 2020 \(IST\)1 vacancy/);
  expect(within(closed as HTMLElement).queryByRole('link', { name: /^Apply online/ })).not.toBeInTheDocument();
});

test('a search goes into the address and keeps to the archive', async () => {
  const { user, router } = tenders('/tenders?archive=true', { '/notice/archived': listAnswer([aNotice('t1')]) });
  await user.type(await screen.findByLabelText('Words in the title or text'), 'lift');
  await user.type(screen.getByLabelText('From'), '2025-01-01');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/tenders?archive=true&regex=lift&from=2025-01-01',
  );
  expect(await count('1 notice with “lift”')).toBeInTheDocument();
});

test('without scripts the form asks for the same addresses', async () => {
  tenders('/tenders?archive=true&regex=lift', { '/notice/archived': listAnswer([]) });
  const form = await screen.findByRole('search');
  expect(form).toHaveAttribute('action', '/tenders');
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['regex', 'lift'],
    ['from', ''],
    ['to', ''],
    ['archive', 'true'],
  ]);
});

test('the switch leads to the archive and back, the pages lead on', async () => {
  tenders('/tenders?regex=lift&page=2', { '/notice': listAnswer([aNotice('t1')], { page: 2, total: 55 }) });
  expect(await count('55 notices with “lift”')).toBeInTheDocument();
  const choice = within(screen.getByRole('navigation', { name: 'Current or archived' }));
  expect(choice.getByRole('link', { name: 'Current' })).toHaveAttribute('aria-current', 'page');
  expect(choice.getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/tenders?archive=true&regex=lift');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this list' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tenders?regex=lift',
    '/tenders?regex=lift',
    '/tenders?regex=lift&page=2',
    '/tenders?regex=lift&page=3',
    '/tenders?regex=lift&page=6',
    '/tenders?regex=lift&page=3',
  ]);
  expect(pages.getByRole('link', { name: /Page 2/ })).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['/tenders', 0, 'There is nothing in this section at the moment.', ['Look in the archive']],
  ['/tenders?regex=zeppelin', 0, /^Nothing fits/, ['Show the whole list', 'Look in the archive']],
  ['/tenders?page=9', 14, 'The list is not that long.', ['Show the whole list']],
  ['/tenders?archive=true', 0, 'Nothing of this section is in the archive.', []],
])('%s with nothing to show says why, and leads on', async (path, total, text, ways) => {
  const answer = listAnswer([], { total });
  tenders(path, { '/notice': answer, '/notice/archived': answer });
  const message = (await screen.findByText(text)).parentElement as HTMLElement;
  expect(
    within(message)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(ways);
});

test('says that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/notice': new Error('down') };
  const { user } = tenders('/tenders', api);
  expect(await screen.findByText('We could not load these notices.')).toBeInTheDocument();
  api['/notice'] = listAnswer([aNotice('t1')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await count('1 notice')).toBeInTheDocument();
});

const load = (address: string, params: Record<string, string> = {}) => {
  const api = { '/notice': listAnswer([]), '/notice/archived': listAnswer([]) };
  const { queryClient } = renderPage(<p />, { api });
  return loader({ queryClient, params, url: new URL(address, 'https://seu.example') });
};

test('page and archive are told by the title, and the feed goes with it', async () => {
  expect(await load('/tenders?page=2')).toMatchObject({
    title: 'Tenders, page 2',
    alternates: [{ type: 'application/rss+xml', href: '/notices/section/tenders/feed.xml' }],
  });
  const category = 'academic-positions';
  expect(await load(`/recruitment/archive/${category}`, { category })).toMatchObject({
    title: 'Academic positions: archive',
  });
});

test.each([
  ['/notices/section/gossip', { section: 'gossip' }],
  ['/recruitment/archive/tenders', { category: 'tenders' }],
])('%s names nothing: 404', async (address, params) => {
  expect(await load(address, params as Record<string, string>)).toEqual({ status: 404, title: 'Section not found' });
  list(address, 'section' in params ? '/notices/section/:section' : '/recruitment/archive/:category', {});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Section not found');
});

test.each([
  ['/notices/section/tenders?page=2&regex=a', { section: 'tenders' }, '/tenders?regex=a&page=2'],
  [
    '/notices/section/academic-positions?archive=true',
    { section: 'academic-positions' },
    '/recruitment/archive/academic-positions',
  ],
])('%s has another address', async (address, params, to) => {
  const moved: Response = await load(address, params).then(
    () => Promise.reject(new Error('stays')),
    (thrown) => thrown,
  );
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, to]);
});

test('annual reports stand by year, the newest first, each with what is in it', async () => {
  const notices = [
    aNotice('a', { section: 'annual-report', fileName: 'Accounts', summary: 'Income and spending.' }),
    // In India already of the next year.
    aNotice('b', { section: 'annual-report', fileName: 'Report', publishAt: '2024-12-31T19:00:00.000Z' }),
    aNotice('c', { section: 'annual-report', fileName: 'Old report', publishAt: '2023-03-01T06:00:00.000Z' }),
  ];
  list('/about-us/annualReport', '/about-us/annualReport', { '/notice': listAnswer(notices) });
  const years = await screen.findAllByRole('heading', { level: 2 });
  expect(years.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['2025', '2023']);
  const newest = within(screen.getByRole('region', { name: '2025' }));
  expect(newest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Accounts',
    'Report',
  ]);
  expect(newest.getByText('Income and spending.')).toBeInTheDocument();
  expect(newest.getAllByRole('link', { name: /^Open PDF/ })).toHaveLength(2);
});
