import { ApiError } from '@university/shared';
import type { Notice as NoticeOfApi, NoticeSurroundings } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { ALONE, aNotice } from './testing';
import Notice, { loader } from './Notice';

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
  expect(screen.getByRole('link', { name: /^Open PDF \(120 kB\)/ })).toHaveAttribute(
    'href',
    '/api/v1/notice/n1/file?v=abc',
  );
  expect(screen.getByRole('link', { name: /^Download PDF/ })).toHaveAttribute('download', 'Fire drill.pdf');
  expect(screen.getByRole('link', { name: 'All in Circulars' })).toHaveAttribute('href', '/notices/section/circulars');
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
  expect(part.getByText('Applications are taken until 31 Dec 2999 (IST).')).toBeInTheDocument();
  expect(part.getByRole('link', { name: /^Apply online/ })).toHaveAttribute('href', POST.apply);
  expect(screen.getByText('31 Dec 2999 (IST), open')).toBeInTheDocument();
});

test.each([
  ['closed', { endDate: '2020-01-31' }],
  ['archived', { endDate: '2999-12-31', archive: true }],
])('a post that is %s cannot be applied for', async (_, changes) => {
  show({ ...POST, ...changes });
  await screen.findByRole('heading', { level: 1, name: 'Notice n1' });
  expect(screen.queryByRole('link', { name: /^Apply online/ })).not.toBeInTheDocument();
});

test('a closed tender says so', async () => {
  show({ section: 'tenders', endDate: '2020-01-31' });
  expect(await screen.findByText('Closed on 31 Jan 2020 (IST).')).toBeInTheDocument();
});

test('an archived notice says so and leads to its archive', async () => {
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

test('says that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/notice/n1': new Error('down') };
  const { user } = renderPage(<Notice />, { path: '/notices/n1', pattern: '/notices/:id', api });
  expect(await screen.findByText('We could not load this notice.')).toBeInTheDocument();
  Object.assign(api, answer({ fileName: 'Here now' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Here now' })).toBeInTheDocument();
});
