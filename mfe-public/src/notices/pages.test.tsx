import { ApiError } from '@university/shared';
import type { Notice as NoticeOfApi, NoticeSurroundings } from '@university/shared/contract';
import { hrefOf, renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { ALONE, aNotice, listAnswer } from './testing';
import Notice, { loader } from './Notice';
import NoticesOfSection, { loader as loadSection, Pages } from './NoticesOfSection';
import { viewOf } from './address';
import Notices, { loader as noticesLoader } from './Notices';
import Recruitment from './Recruitment';

describe('a notice', () => {
  const answer = (changes: Partial<NoticeOfApi>, beside: Partial<NoticeSurroundings> = {}) => ({
    '/notice/n1': { status: 'success', data: { notice: aNotice('n1', changes), ...ALONE, ...beside } },
  });
  const show = (changes: Partial<NoticeOfApi>, beside?: Partial<NoticeSurroundings>) =>
    renderPage(<Notice />, { path: '/notices/n1', pattern: '/notices/:id', api: answer(changes, beside) });

  test('tells what the notice says, when it was published, and where its document is', async () => {
    show({ fileName: 'Fire drill', summary: 'Leave the rooms.\n\nUse the <b>stairs</b>.', orderNumber: 'SEU/7' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Fire drill' })).toBeInTheDocument();
    expect(screen.getByText('Leave the rooms.')).toBeInTheDocument();
    expect(screen.getByText('Use the <b>stairs</b>.')).toBeInTheDocument();
    expect(screen.getByText('15 Aug 2025, 1:30 am IST')).toBeInTheDocument();
    expect(screen.getByText('SEU/7')).toBeInTheDocument();
    expect(screen.getByText('PDF, 120 kB, 3 pages, English')).toBeInTheDocument();
    expect(hrefOf(/^Open PDF \(120 kB\)/)).toBe('/api/v1/notice/n1/file?v=abc');
    expect(screen.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute('download', 'Fire drill.pdf');
    expect(hrefOf('All in Circulars')).toBe('/notices/section/circulars');
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('a text is all of a notice that has no PDF', async () => {
    show({ text: 'Take the **north** gate.', summary: '', fileLink: '', size: 0, pages: 0 });
    expect(await screen.findByText('north')).toBeInTheDocument();
    expect(screen.queryByText(/PDF/)).not.toBeInTheDocument();
    expect(screen.queryByText(/no summary/)).not.toBeInTheDocument();
  });

  test('an event says when and where, and gives a file for calendars', async () => {
    show({ startsAt: '2026-02-01T04:30:00.000Z', endsAt: '2026-02-01T06:30:00.000Z', place: 'Hall 2' });
    const part = within(await screen.findByRole('region', { name: 'When and where' }));
    expect(part.getByText('1 Feb 2026, 10:00 am to 12:00 pm IST')).toBeInTheDocument();
    expect(part.getByText('Hall 2')).toBeInTheDocument();
    expect(part.getByRole('link')).toHaveAttribute('href', '/notices/n1/event.ics');
  });

  test('a corrigendum and its tender lead to each other, and corrections say what was wrong', async () => {
    const line = (_id: string, fileName: string, publishAt: string, follows: string | null) =>
      ({ _id, fileName, section: 'tenders', language: 'en', publishAt, follows }) as const;
    const series = [
      line('n0', 'Lathes', '2026-05-03T04:30:00.000Z', null),
      line('n1', 'Lathes: new date', '2026-05-12T04:30:00.000Z', 'n0'),
    ];
    show({ follows: 'n0' }, { series, corrections: [{ on: '2026-05-13', text: 'The last date was wrong' }] });
    const part = within(await screen.findByRole('region', { name: 'Notices that belong together' }));
    expect(part.getByText(/^This notice corrects/)).toBeInTheDocument();
    expect(part.getByRole('link', { name: 'Lathes' })).toHaveAttribute('href', '/notices/n0');
    expect(part.getAllByRole('listitem')[1]).toHaveTextContent(
      'Corrigendum 1, published on 12 May 2026: Lathes: new date',
    );
    expect(screen.getByText('Corrected on 13 May 2026: The last date was wrong')).toBeInTheDocument();
  });

  const POST = { section: 'academic-positions', apply: 'https://apply.example/1' } as const;

  test('an open post says until when and where to apply', async () => {
    show({ ...POST, endDate: '2999-12-31', vacancies: 5 });
    const part = within(await screen.findByRole('region', { name: 'How to apply' }));
    expect(part.getByText('Applications are accepted until 31 Dec 2999.')).toBeInTheDocument();
    expect(part.getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', POST.apply);
    expect(screen.getByText('31 Dec 2999, open')).toBeInTheDocument();
  });

  test.each([
    ['closed', { endDate: '2020-01-31' }],
    ['archived', { endDate: '2999-12-31', archive: true }],
  ])('a post that is %s cannot be applied for', async (_, changes) => {
    show({ ...POST, ...changes });
    await screen.findByRole('heading', { level: 1, name: 'Notice n1' });
    expect(screen.queryByRole('link', { name: /^Apply online/ })).not.toBeInTheDocument();
  });

  test('a closed tender says so; an archived notice does, and leads to its archive', async () => {
    const { unmount } = show({ section: 'tenders', endDate: '2020-01-31' });
    expect(await screen.findByText('Closed on 31 Jan 2020.')).toBeInTheDocument();
    unmount();
    show({ archive: true });
    const banner = within(await screen.findByRole('note'));
    expect(banner.getByRole('link')).toHaveAttribute('href', '/notices/section/circulars?archive=true');
  });

  const load = (api: Record<string, unknown>) => {
    const { queryClient } = renderPage(<p />, { api });
    return loader({ queryClient, params: { id: 'n1' }, url: new URL('https://seu.example/notices/n1') });
  };

  test('the loader gives title, description, feed and what search engines read', async () => {
    expect(await load(answer({ ...POST, fileName: 'Professor', endDate: '2999-12-31' }))).toEqual({
      title: 'Professor',
      description: 'Academic positions of 15 Aug 2025: Professor',
      structuredData: [
        expect.objectContaining({ '@type': 'DigitalDocument', genre: 'Academic positions' }),
        expect.objectContaining({ '@type': 'JobPosting', title: 'Professor' }),
      ],
      alternates: [expect.objectContaining({ href: '/notices/section/academic-positions/feed.xml' })],
    });
  });

  test.each([
    ['unknown', new ApiError(404, 'not_found', 'There is no such notice.')],
    ['impossible', new ApiError(400, 'invalid_request', 'Not right.')],
  ])('an id that is %s is 404, and leads on', async (_, error) => {
    expect(await load({ '/notice/n1': error })).toEqual({ status: 404, title: 'Notice not found' });
    renderPage(<Notice />, { path: '/notices/n1', pattern: '/notices/:id', api: { '/notice/n1': error } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Notice not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All sections' })).toHaveAttribute('href', '/notices');
  });

  test.each([
    ['Lathes', 'Lathes'],
    ['खराद', 'This notice was withdrawn'],
  ])('%s that was withdrawn is 410, under “%s” says when and why', async (name, heading) => {
    const gone = { name, reason: 'The tender is cancelled.', on: '2026-05-13' };
    const api = { '/notice/n1': new ApiError(410, 'withdrawn', 'This notice was withdrawn.', [], gone) };
    expect(await load(api)).toEqual({ status: 410, title: name });
    renderPage(<Notice />, { path: '/notices/n1', pattern: '/notices/:id', api });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(/withdrew this notice on 13 May 2026/)).toBeInTheDocument();
    expect(screen.getByText('The tender is cancelled.')).toBeInTheDocument();
  });
});

describe('the list of a section', () => {
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
    expect(hrefOf('Open PDF : Supply of lathes', item)).toBe('/api/v1/notice/t1/file?v=abc');
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
    expect(open).toHaveTextContent(/Open Last date 31 Dec 29993 vacanciesNo\. SEU\/7/);
    expect(within(open as HTMLElement).getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', apply);
    expect(closed).toHaveTextContent(/Closed Last date was 31 Jan 20201 vacancy/);
    expect(within(closed as HTMLElement).queryByRole('link', { name: /^Apply online/ })).not.toBeInTheDocument();
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

  const load = (address: string, params: Record<string, string> = {}) => {
    const api = { '/notice': listAnswer([]), '/notice/archived': listAnswer([]) };
    const { queryClient } = renderPage(<p />, { api });
    return loadSection({ queryClient, params, url: new URL(address, 'https://seu.example') });
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
});

describe('the pages of a list', () => {
  test.each([
    [1, 1, ''],
    [1, 2, '1 2 Next'],
    [2, 2, 'Previous 1 2'],
    [1, 9, '1 2 9 Next'],
    [5, 9, 'Previous 1 4 5 6 9 Next'],
    [9, 9, 'Previous 1 8 9'],
  ])('page %i of %i offers: %s', (page, totalPages, links) => {
    const view = viewOf('tenders', new URLSearchParams({ page: String(page) }));
    renderPage(<Pages view={view} totalPages={totalPages} />);
    const offered = screen.queryAllByRole('link').map((link) => link.lastElementChild?.textContent ?? link.textContent);
    expect(offered.join(' ')).toBe(links);
  });
});

describe('all sections', () => {
  const answer = (sections: object[]) => ({
    '/notice/sections': { status: 'success', data: { sections } },
    '/notice': listAnswer([aNotice('n7')]),
  });

  test('says that there is nothing, or lists what is newest, and the sections that hold something, by group, with how much', async () => {
    const sections = [
      { section: 'regulations', current: 0, archived: 1, newest: null },
      { section: 'tenders', current: 12, archived: 3, newest: null },
    ];
    const { unmount } = renderPage(<Notices />, { path: '/notices', api: answer([]) });
    expect(await screen.findByText('Nothing is published yet.')).toBeInTheDocument();
    unmount();
    const { user, router, queryClient } = renderPage(<Notices />, { path: '/notices', api: answer(sections) });
    const administration = within(await screen.findByRole('region', { name: 'Administration' }));
    expect(hrefOf('Tenders: 12 notices', administration)).toBe('/tenders');
    expect(await screen.findByRole('link', { name: 'Notice n7' })).toHaveAttribute('href', '/notices/n7');
    expect(screen.getByText(/: Nothing current, 1 notice in the archive/)).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/notices/feed.xml');
    const url = new URL('https://seu.example/notices?section=tenders');
    const answered = await noticesLoader({ params: {}, url, queryClient }).catch((response: Response) => response);
    expect((answered as Response).headers.get('Location')).toBe('/tenders');
    await user.selectOptions(screen.getByLabelText('Section'), 'Tenders');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(router.state.location.pathname).toBe('/tenders');
  });
});

describe('recruitment', () => {
  const show = (api: Record<string, unknown>) => renderPage(<Recruitment />, { path: '/recruitment', api });

  test('every category has its posts, those that are open first, and its archive', async () => {
    const notices = [
      aNotice('closed', { endDate: '2020-01-31' }),
      aNotice('open', { endDate: '2999-12-31' }),
      aNotice('undated'),
    ];
    show({ '/notice': listAnswer(notices, { total: 9 }) });
    const category = within(await screen.findByRole('region', { name: 'Academic positions' }));
    const titles = category.getAllByRole('link', { name: /^Notice/ }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Notice open', 'Notice undated', 'Notice closed']);
    expect(hrefOf('All 9: academic positions', category)).toBe('/notices/section/academic-positions');
    expect(hrefOf('Archive of academic positions', category)).toBe('/recruitment/archive/academic-positions');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Academic positions',
      'Non-academic positions',
      'Short-term positions',
      'Recruitment results',
      'Recruitment notices',
      'Before you apply',
    ]);
  });

  test('a category without a post says so and keeps its archive', async () => {
    show({ '/notice': listAnswer([]) });
    const category = within(await screen.findByRole('region', { name: 'Short-term positions' }));
    expect(category.getByText('Nothing is open in this category at the moment.')).toBeInTheDocument();
    expect(category.getByRole('link', { name: /^Archive/ })).toBeInTheDocument();
  });
});
