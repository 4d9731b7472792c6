import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import type { ReactElement } from 'react';
import { HOME_SECTIONS, homeNoticesQuery } from './queries';
import { Announcements } from './Announcements';
import { Bulletin, BULLETIN_TABS } from './Bulletin';
import { Events } from './Events';
import { News } from './News';
import { answerNotices, given, NOTICE, WORDS } from './testing';

const FULL = { '/notice': answerNotices([NOTICE]) };

interface Row {
  name: string;
  section: ReactElement;
  failed: string;
}

const ROWS: Row[] = [
  {
    name: 'Announcements',
    section: <Announcements {...given()} />,
    failed: 'We could not load the announcements.',
  },
  {
    name: 'Information bulletin',
    section: <Bulletin {...given()} />,
    failed: 'We could not load the information bulletin.',
  },
  {
    name: 'News',
    section: <News {...given()} />,
    failed: 'We could not load the news.',
  },
  {
    name: 'Student events',
    section: <Events {...given()} />,
    failed: 'We could not load the student events.',
  },
];

describe.each(ROWS)('$name', ({ name, section, failed }) => {
  test('says that it loads, then shows the notices, each leading to its page', async () => {
    renderPage(section, { api: FULL });
    expect(screen.getByRole('status')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: NOTICE.fileName });
    expect(link).toHaveAttribute('href', `/notices/${NOTICE._id}`);
    expect(screen.getByText('15 Aug 2025')).toHaveAttribute('datetime', NOTICE.publishAt);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('without a notice it is not there, nor its heading', async () => {
    renderPage(section, { api: { '/notice': answerNotices([]) } });
    await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name }));
  });

  test('says that it failed, and tries again', async () => {
    const api: Record<string, unknown> = { '/notice': new Error('down') };
    const { user } = renderPage(section, { api });
    expect(await screen.findByText(failed)).toBeInTheDocument();
    api['/notice'] = FULL['/notice'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: NOTICE.fileName })).toBeInTheDocument();
  });
});

test('a notice in a list is described by type and size', async () => {
  renderPage(<Announcements {...given()} />, { api: FULL });
  expect(await screen.findByRole('link', { name: NOTICE.fileName })).toHaveAccessibleDescription('PDF, 120 kB');
});

test('news and events tell what they are about, lists do not', async () => {
  const { queryClient } = renderPage(
    <>
      <News {...given()} />
      <Events {...given()} />
    </>,
    { api: FULL },
  );
  expect(await screen.findAllByText('Graduates register online.')).toHaveLength(2);
  const lists = queryClient.getQueryData<Record<string, object[]>>(homeNoticesQuery(WORDS.blocks).queryKey);
  expect(lists?.admission?.[0]).toEqual({
    _id: NOTICE._id,
    fileName: NOTICE.fileName,
    size: NOTICE.size,
    publishAt: NOTICE.publishAt,
  });
});

test('the bulletin has a tab for each kind, Admission first, and leads to the whole', async () => {
  const { user } = renderPage(<Bulletin {...given()} />, { api: FULL });
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
  const { queryClient, user } = renderPage(<Bulletin {...given()} />, { api: FULL });
  await screen.findByRole('link', { name: NOTICE.fileName });
  const all = Object.keys(HOME_SECTIONS).map((section) => [section, ofSection(section)]);
  queryClient.setQueryData(homeNoticesQuery(WORDS.blocks).queryKey, Object.fromEntries(all));
  for (const { id, label } of BULLETIN_TABS) {
    await user.click(screen.getByRole('tab', { name: label }));
    expect(await within(screen.getByRole('tabpanel')).findByRole('link')).toHaveTextContent(`Of ${id}`);
  }
});

test('a kind of the bulletin without a notice has no tab', async () => {
  const { queryClient } = renderPage(<Bulletin {...given()} />, { api: FULL });
  await screen.findByRole('link', { name: NOTICE.fileName });
  queryClient.setQueryData(homeNoticesQuery(WORDS.blocks).queryKey, { students: [NOTICE], notices: [NOTICE] });
  expect(await screen.findByRole('tab', { name: 'Students', selected: true })).toBeInTheDocument();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
});

test('of announcements and events it asks for those of the last days, of papers and news for those of any age', async () => {
  const asked = new Map<unknown, unknown>();
  const get = async (_path: string, query: { section?: string; days?: number } = {}) => {
    asked.set(query.section, query.days);
    return answerNotices([]);
  };
  const client = createQueryClient({ api: { get: get as never }, sitePages: async () => [] });
  await client.fetchQuery(homeNoticesQuery(WORDS.blocks));
  const { announcements, 'student-events': events, ...others } = Object.fromEntries(asked);
  expect([announcements, events]).toEqual([60, 60]);
  expect(new Set(Object.values(others))).toEqual(new Set([undefined]));
});
