import { act, screen, waitFor, within } from '@testing-library/react';
import { modalDialogs, renderPage } from '@university/shared/testing';
import { ANSWERS, notice, SITE_PAGES } from './testing/site';
import Overlay from './overlay/Overlay';
import { forgetSearches, recentSearches, rememberSearch } from './overlay/SearchBox';
import Search, { loader } from './page/Search';

const INPUT = 'Search for anything...';

beforeAll(() => {
  modalDialogs();
  Element.prototype.scrollIntoView = () => {};
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Opens the overlay and lets it take in what the API has answered. */
async function open(api: Record<string, unknown> = ANSWERS) {
  const close = jest.fn();
  const view = renderPage(<Overlay close={close} />, { api, sitePages: SITE_PAGES });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...view, close, input: screen.getByPlaceholderText(INPUT) };
}

const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const selected = () => screen.queryByRole('option', { selected: true })?.getAttribute('href');

describe('the search overlay', () => {
  it('is modal, has focus, and suggests the three kinds of course', async () => {
    const { input } = await open();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    expect(input).toHaveFocus();
    expect(options()).toEqual(['/courses/ug', '/courses/pg', '/courses/diploma']);
  });

  it('finds everything in groups, says how many, and marks what matched', async () => {
    const { user, input } = await open();
    await user.type(input, 'lib');
    await waitFor(() =>
      expect(options()).toEqual(['/amenities/Library', '/faculty/f2', '/notices/n2', '/amenities/Library#hours']),
    );
    expect(screen.getByRole('status')).toHaveTextContent('4 results');
    expect(screen.getAllByRole('group').map((group) => within(group).getAllByRole('option').length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(screen.getByRole('group', { name: 'Faculty' })).toHaveTextContent('Mr. Arun Libman');
    expect(within(screen.getByRole('listbox')).getAllByText('Lib', { selector: 'mark' })).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /See all/ })).not.toBeInTheDocument();
  });

  it('shows five of a kind and leads to all', async () => {
    const notices = Array.from({ length: 7 }, (_, index) => notice(`n${index}`, `Hackathon ${index}`));
    const { user, input } = await open({ ...ANSWERS, '/notice': { data: { notices } } });
    await user.type(input, 'hackathon');
    await waitFor(() => expect(options()).toHaveLength(5));
    expect(screen.getByRole('link', { name: 'See all 7 results' })).toHaveAttribute('href', '/search?q=hackathon');
  });

  it('moves the selection by keys and tells assistive technology which it is', async () => {
    const { user, input } = await open();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toBe('/courses/pg');
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await user.keyboard('{End}');
    expect(selected()).toBe('/courses/diploma');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toBe('/courses/ug');
  });

  it('keeps the selection when more is found', async () => {
    let answer: (faculty: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { user, input } = await open({ ...ANSWERS, '/faculty': late });
    await user.type(input, 'lib');
    await waitFor(() => expect(options().slice(-2)).toEqual(['/notices/n2', '/amenities/Library#hours']));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected()).toBe('/notices/n2');
    answer(ANSWERS['/faculty']);
    await waitFor(() => expect(options()).toContain('/faculty/f2'));
    expect(selected()).toBe('/notices/n2');
  });

  it('leads to the search page when Enter comes without a selection, and keeps the query', async () => {
    const { user, input, router } = await open();
    await user.type(input, 'some thing{Enter}');
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=some+thing' });
    expect(localStorage.getItem('search.recent')).toBe('["some thing"]');
  });

  it('closes when a result is clicked', async () => {
    const { user, router, close } = await open();
    await user.click(screen.getByRole('option', { name: /Diploma/ }));
    expect(router.state.location.pathname).toBe('/courses/diploma');
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('closes by its button and by a click beside it, not by one inside', async () => {
    const { user, close } = await open();
    await user.click(screen.getByRole('listbox'));
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
    await user.click(screen.getByLabelText('Close search'));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('logs a faculty failure, says so, still finds the rest, and tries again on request', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('down');
    const api: Record<string, unknown> = { ...ANSWERS, '/faculty': failure };
    const { user, input } = await open(api);
    await user.type(input, 'lib');
    await screen.findByText('Faculty members could not be searched just now.');
    await waitFor(() => expect(options()).toEqual(['/amenities/Library', '/notices/n2', '/amenities/Library#hours']));
    expect(logged).toHaveBeenCalledWith('Error fetching faculty data', failure);
    api['/faculty'] = ANSWERS['/faculty'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toContain('/faculty/f2'));
  });

  it('helps when nothing is found', async () => {
    const { user, input } = await open();
    await user.type(input, 'zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All programmes' })).toHaveAttribute('href', '/courses');
  });
});

describe('what the device keeps', () => {
  it('keeps the last five, each once, the newest first', () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'six', ' Two  ', '']) rememberSearch(query);
    expect(recentSearches()).toEqual(['Two', 'six', 'five', 'four', 'three']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it.each(['not json', '{"a":1}', '[1,2]'])('takes what is no list of queries for none: %s', (kept) => {
    localStorage.setItem('search.recent', kept);
    expect(recentSearches()).toEqual([]);
  });

  it('goes on where the device keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    rememberSearch('one');
    expect(recentSearches()).toEqual([]);
  });
});

const show = (path: string, api: Record<string, unknown> = ANSWERS) =>
  renderPage(<Search />, { path, api, sitePages: SITE_PAGES });

/** The results under a heading, as text by address. */
async function resultsUnder(heading: string) {
  const group = (await screen.findByRole('heading', { level: 2, name: heading })).closest('section') as HTMLElement;
  const links = within(group).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.getAttribute('href'), link.textContent]));
}

describe('the search page', () => {
  it('is a plain form that asks for a new address', async () => {
    const { user, router } = show('/search');
    const input = screen.getByRole('searchbox');
    expect(input.closest('form')).toHaveAttribute('action', '/search');
    expect(input).toHaveAttribute('name', 'q');
    await user.type(input, ' meera {Enter}');
    expect(router.state.location.search).toBe('?q=meera');
    expect(await resultsUnder('Faculty')).toEqual({ '/faculty/f1': expect.stringMatching(/Dr\. Meera Nair/) });
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
  });

  it('says when results only come near', async () => {
    show('/search?q=libary');
    expect(await screen.findByText(/^Nothing has these exact words/)).toBeInTheDocument();
    expect(await resultsUnder('Pages')).toHaveProperty(['/amenities/Library']);
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean library?');
    expect(screen.getByRole('link', { name: 'library' })).toHaveAttribute('href', '/search?q=library');
  });

  it('tells the site of a search in vain, once, and of no other', async () => {
    const sendBeacon = jest.fn();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    show('/search?q=zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(sendBeacon.mock.calls).toEqual([['/visits/search', 'zzz']]);
    show('/search?q=lib');
    expect(await screen.findByText('Books and reading rooms')).toBeInTheDocument();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'sendBeacon');
  });
});

describe('its loader', () => {
  it('names the page after the query and keeps the results', async () => {
    const { queryClient } = renderPage(<p />, { api: ANSWERS, sitePages: SITE_PAGES });
    const url = new URL('https://seu.example/search?q=%20meera%20');
    expect(await loader({ url, params: {}, queryClient })).toMatchObject({ title: 'Search: meera' });
    expect(queryClient.getQueryData(['search', 'results', 'meera'])).toMatchObject({ total: 1 });
  });
});
