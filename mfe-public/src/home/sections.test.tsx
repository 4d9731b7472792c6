import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { createQueryClient } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import type { ReactElement } from 'react';
import { answer, aProgram } from '../testing';
import { Announcements, Bulletin, BULLETIN_TABS, Events, News } from './notices';
import { CampusesByZone } from './CampusesByZone';
import { HOME_SECTIONS, homeNoticesQuery } from './queries';
import { Study } from './Study';
import { answerNotices, given, NOTICE, WORDS } from './testing';

afterEach(() => jest.restoreAllMocks());

describe('notices', () => {
  const FULL = { '/notice': answerNotices([NOTICE]) };
  const LISTS = homeNoticesQuery(WORDS.blocks).queryKey;

  test.each<[ReactElement, string]>([
    [<Announcements key="1" {...given()} />, 'We could not load the announcements.'],
    [<Bulletin key="2" {...given()} />, 'We could not load the information bulletin.'],
    [<News key="3" {...given()} />, 'We could not load the news.'],
    [<Events key="4" {...given()} />, 'We could not load the student events.'],
  ])(
    'a part says that it loads, that it failed, and once it is asked again shows its notices: %#',
    async (part, failed) => {
      const api: Record<string, unknown> = { '/notice': new Error('down') };
      const { user } = renderPage(part, { api });
      expect(screen.getByRole('status')).toBeInTheDocument();
      expect(await screen.findByText(failed)).toBeInTheDocument();
      api['/notice'] = FULL['/notice'];
      await user.click(screen.getByText('Try again'));
      const link = await screen.findByRole('link', { name: NOTICE.fileName });
      expect(link).toHaveAttribute('href', `/notices/${NOTICE._id}`);
      expect(screen.getByText('15 Aug 2025')).toHaveAttribute('datetime', NOTICE.publishAt);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  test('without a notice no part is there, nor its heading', async () => {
    const parts = [Announcements, Bulletin, News, Events].map((Part, key) => <Part key={String(key)} {...given()} />);
    renderPage(<main>{parts}</main>, { api: { '/notice': answerNotices([]) } });
    expect(screen.getAllByRole('heading')).toHaveLength(4);
    await waitFor(() => expect(document.querySelector('section, h2')).toBeNull());
  });

  test('lists say type and size; news and events tell what they are about, lists do not', async () => {
    const { queryClient } = renderPage(
      <>
        <Announcements {...given()} />
        <News {...given()} />
        <Events {...given()} />
      </>,
      { api: FULL },
    );
    expect(await screen.findAllByText('Graduates register online.')).toHaveLength(2);
    expect(screen.getAllByText(NOTICE.fileName)[0]?.closest('a')).toHaveAccessibleDescription('PDF, 120 kB');
    const { _id, fileName, size, publishAt } = NOTICE;
    const lists = queryClient.getQueryData<Record<string, object[]>>(LISTS);
    expect(lists?.admission?.[0]).toEqual({ _id, fileName, size, publishAt });
  });

  test('the bulletin has a tab for each kind that has a notice, with those of its section, and leads to the whole', async () => {
    const { queryClient, user } = renderPage(<Bulletin {...given()} />, { api: FULL });
    await screen.findByText(NOTICE.fileName);
    const all = Object.keys(HOME_SECTIONS).map((section) => [section, [{ ...NOTICE, fileName: `Of ${section}` }]]);
    queryClient.setQueryData(LISTS, Object.fromEntries(all));
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs()).toEqual(['Admission', 'Students', 'Important links', 'Notices']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Admission');
    expect(screen.getByText('The whole information bulletin').closest('a')).toHaveAttribute(
      'href',
      '/admission/information-bulletin',
    );
    for (const { id, label } of BULLETIN_TABS) {
      await user.click(screen.getByRole('tab', { name: label }));
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(label);
      expect(await within(screen.getByRole('tabpanel')).findByRole('link')).toHaveTextContent(`Of ${id}`);
    }
    queryClient.setQueryData(LISTS, { students: [NOTICE], notices: [NOTICE] });
    await waitFor(() => expect(tabs()).toEqual(['Students', 'Notices']));
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
});

describe('programmes', () => {
  const DIPLOMAS = Array.from({ length: 20 }, (_, index) => aProgram(`D${index}`, 'DIPLOMA'));
  const API = { '/program': answer([...DIPLOMAS, aProgram('U1', 'UG'), aProgram('P1', 'PG')]) };

  /** Fake of the number the server picks. */
  const pickSeed = (seed: number) => jest.spyOn(Math, 'random').mockReturnValue(seed / 2 ** 31);

  const study = (api: Record<string, unknown> = API, title: string | null = null) =>
    renderPage(<Study title={title} />, { api });

  const shown = async () =>
    within(await screen.findByRole('tabpanel'))
      .findAllByRole('listitem')
      .then((items) => items.map(({ textContent }) => textContent));

  test('says that it loads, then that it failed, and tries again; shows six diploma programmes first, with code and name', async () => {
    const api: Record<string, unknown> = { '/program': new Error('down') };
    const { user } = study(api);
    expect(screen.getByText('Loading programs...')).toBeInTheDocument();
    expect(await screen.findByText('Failed to load programs.')).toBeInTheDocument();
    expect(screen.getByText('View All Programmes').closest('a')).toHaveAttribute('href', '/courses');
    Object.assign(api, API);
    await user.click(screen.getByText('Try again'));
    const programs = await shown();
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('DIPLOMA');
    expect(programs).toHaveLength(6);
    expect(new Set(programs).size).toBe(6);
    for (const program of programs) expect(program).toMatch(/^(D\d+) Programme \1$/);
  });

  test('the seed alone decides which six, and reading them again keeps them', async () => {
    pickSeed(7);
    const first = study();
    const drawn = await shown();
    await first.queryClient.refetchQueries({ queryKey: ['home', 'study'] });
    expect(await shown()).toEqual(drawn);
    first.unmount();
    const again = study();
    expect(await shown()).toEqual(drawn);
    again.unmount();
    pickSeed(8);
    study();
    expect(await shown()).not.toEqual(drawn);
  });

  test('another level shows its programmes without another request', async () => {
    const api: Record<string, unknown> = { ...API };
    const { user } = study(api);
    await shown();
    api['/program'] = new Error('asked again');
    await user.click(screen.getByRole('tab', { name: 'UG' }));
    expect(await shown()).toEqual(['U1 Programme U1']);
    await user.click(screen.getByRole('tab', { name: 'PG' }));
    expect(await shown()).toEqual(['P1 Programme P1']);
  });

  test('only a programme whose years is an object leads to its page', async () => {
    study({ '/program': answer([aProgram('YES', 'DIPLOMA'), aProgram('NO', 'DIPLOMA', { years: null })]) });
    await shown();
    expect(screen.queryByRole('link', { name: /NO/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /YES/ })).toHaveAttribute('href', '/programs/id-YES');
  });

  test('a level without programmes says so; without any programme there is no such part', async () => {
    const { user, unmount } = study({ '/program': answer(DIPLOMAS) }, 'What we teach');
    await shown();
    expect(screen.getByRole('heading', { name: 'What we teach' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'PG' }));
    expect(screen.getByText('No programme of this level is open at the moment.')).toBeInTheDocument();
    unmount();
    study({ '/program': answer([]) });
    await waitForElementToBeRemoved(() => screen.queryByRole('heading', { name: 'Study' }));
  });
});

describe('campuses', () => {
  const zones = [
    { _id: 'z1', code: 'south', name: 'South Zone' },
    { _id: 'z2', code: 'west', name: 'West Zone' },
  ];
  const DWARKA = { slug: 'dwarka', name: 'Dwarka Campus', zone: 'west' };
  const apiOf = (...campuses: object[]): Record<string, unknown> => ({
    '/zone': { status: 'success', data: { zones } },
    '/campus': { status: 'success', data: { campuses } },
  });
  const show = (api: Record<string, unknown>) => renderPage(<CampusesByZone {...given()} />, { api });

  test('says that it failed, and tries again; campuses stand under their zone, one without any is left out', async () => {
    const api = { ...apiOf(), '/campus': new Error('down') };
    const { user } = show(api);
    expect(screen.getByText('Loading Campuses...')).toBeInTheDocument();
    expect(await screen.findByText('We could not load the campuses.')).toBeInTheDocument();
    Object.assign(api, apiOf(DWARKA));
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByRole('link', { name: 'West Zone' })).toHaveAttribute('href', '/campus/zone/west');
    expect(screen.getByRole('link', { name: 'Dwarka Campus' })).toHaveAttribute('href', '/campus/dwarka');
    expect(screen.queryByText('South Zone')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^All campuses/ })).toHaveAttribute('href', '/campus');
    // What the university says is before what can be done here.
    expect(screen.getByText('Looms by the sea.')).toBeInTheDocument();
  });

  test('without a campus there is no such part', async () => {
    show(apiOf());
    await waitForElementToBeRemoved(() => screen.queryByRole('heading'));
  });

  test('a fault in it stays inside its error boundary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { queryClient } = show(apiOf(DWARKA));
    await screen.findByText('Dwarka Campus');
    queryClient.setQueryData(['home', 'campuses'], [null]);
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    expect(screen.getByText('Please refresh the page or try again later.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Campuses by zone' })).toBeInTheDocument();
  });
});
