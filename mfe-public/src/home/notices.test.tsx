import { screen, within } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import type { ReactElement } from 'react';
import { HOME_SECTIONS, homeNoticesQuery } from './queries';
import { answerNotices, NOTICE } from './testing';
import { Announcements, Bulletin, BULLETIN_TABS } from './Bulletin';
import { NewsAndEvents } from './NewsAndEvents';

const FULL = { '/notice': answerNotices([NOTICE]) };

interface Row {
  name: string;
  section: ReactElement;
  failed: string[];
  empty: string[];
}

const ROWS: Row[] = [
  {
    name: 'Announcements',
    section: <Announcements />,
    failed: ['We could not load the announcements.'],
    empty: ['There are no announcements at the moment.'],
  },
  {
    name: 'Information bulletin',
    section: <Bulletin />,
    failed: ['We could not load the information bulletin.'],
    empty: ['Nothing is published here at the moment.'],
  },
  {
    name: 'News and student events',
    section: <NewsAndEvents />,
    failed: ['We could not load the news.', 'We could not load the student events.'],
    empty: ['There is no news at the moment.', 'No event is announced at the moment.'],
  },
];

describe.each(ROWS)('$name', ({ section, failed, empty }) => {
  test('says that it loads, then shows the notices, each leading to its page', async () => {
    renderPage(section, { api: FULL });
    expect(screen.getAllByRole('status')).toHaveLength(failed.length);
    const links = await screen.findAllByRole('link', { name: NOTICE.fileName });
    expect(links).toHaveLength(failed.length);
    for (const link of links) expect(link).toHaveAttribute('href', `/notices/${NOTICE._id}`);
    for (const time of screen.getAllByText('15 Aug 2025')) expect(time).toHaveAttribute('datetime', NOTICE.publishAt);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('says that there is nothing', async () => {
    renderPage(section, { api: { '/notice': answerNotices([]) } });
    for (const text of empty) expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('says that it failed, and tries again', async () => {
    const api: Record<string, unknown> = { '/notice': new Error('down') };
    const { user } = renderPage(section, { api });
    for (const text of failed) expect(await screen.findByText(text)).toBeInTheDocument();
    api['/notice'] = FULL['/notice'];
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
    expect(await screen.findAllByRole('link', { name: NOTICE.fileName })).toHaveLength(failed.length);
  });
});

test('a notice in a list is described by type and size', async () => {
  renderPage(<Announcements />, { api: FULL });
  expect(await screen.findByRole('link', { name: NOTICE.fileName })).toHaveAccessibleDescription('PDF, 120 kB');
});

test('news and events tell what they are about, lists do not', async () => {
  const { queryClient } = renderPage(<NewsAndEvents />, { api: FULL });
  expect(await screen.findAllByText('Graduates register online.')).toHaveLength(2);
  const lists = queryClient.getQueryData<Record<string, object[]>>(['home', 'notices']);
  expect(lists?.admission?.[0]).toEqual({
    _id: NOTICE._id,
    fileName: NOTICE.fileName,
    size: NOTICE.size,
    publishAt: NOTICE.publishAt,
  });
});

test('the bulletin has a tab for each kind, Admission first, and leads to the whole', async () => {
  const { user } = renderPage(<Bulletin />, { api: FULL });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Admission',
    'Students',
    'Important links',
    'Notices',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Admission');
  await user.click(screen.getByRole('tab', { name: 'Notices' }));
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Notices');
  expect(screen.getByRole('link', { name: 'The whole information bulletin' })).toHaveAttribute(
    'href',
    '/admission/information-bulletin',
  );
});

test('each tab shows the notices of its own section', async () => {
  const ofSection = (section: string) => [{ ...NOTICE, fileName: `Of ${section}` }];
  const { queryClient, user } = renderPage(<Bulletin />, { api: FULL });
  await screen.findByRole('link', { name: NOTICE.fileName });
  const all = Object.keys(HOME_SECTIONS).map((section) => [section, ofSection(section)]);
  queryClient.setQueryData(['home', 'notices'], Object.fromEntries(all));
  for (const { id, label } of BULLETIN_TABS) {
    await user.click(screen.getByRole('tab', { name: label }));
    expect(await within(screen.getByRole('tabpanel')).findByRole('link')).toHaveTextContent(`Of ${id}`);
  }
});

test('of announcements and events it asks for those of the last days, of papers and news for those of any age', async () => {
  const asked = new Map<unknown, unknown>();
  const get = async (_path: string, query: { section?: string; days?: number } = {}) => {
    asked.set(query.section, query.days);
    return answerNotices([]);
  };
  const client = createQueryClient({ api: { get: get as never }, sitePages: async () => [] });
  await client.fetchQuery(homeNoticesQuery());
  const { announcements, 'student-events': events, ...others } = Object.fromEntries(asked);
  expect([announcements, events]).toEqual([60, 60]);
  expect(new Set(Object.values(others))).toEqual(new Set([undefined]));
});
