import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { ANSWERS, SITE_PAGES } from '../testing/site';
import Search, { loader } from './Search';

const show = (path: string, api: Record<string, unknown> = ANSWERS) =>
  renderPage(<Search />, { path, api, sitePages: SITE_PAGES });

afterEach(() => jest.restoreAllMocks());

/** The results under a heading, as text by address. */
async function resultsUnder(heading: string) {
  const group = (await screen.findByRole('heading', { level: 2, name: heading })).closest('section') as HTMLElement;
  const links = within(group).getAllByRole('link');
  return Object.fromEntries(links.map((link) => [link.getAttribute('href'), link.textContent]));
}

describe('the search page', () => {
  it.each([
    ['Meera', 'Faculty', /Dr\. Meera Nair/, '/faculty/f1'],
    ['library', 'Pages', /Library/, '/amenities/Library'],
    ['btech', 'Pages', /Undergraduate courses/, '/courses/ug'],
    ['cse', 'Programmes', /Computer Science and Engineering/, '/programs/p1'],
    ['spanish', 'Programmes', /B\.A\. \(Hons\.\) Spanish/, '/courses?q=B.A.+%28Hons.%29+Spanish'],
    ['design', 'Departments', /Design/, '/dept/d1'],
    ['okhla 2', 'Campuses', /Okhla II Campus.*For women only/, '/campus/okhla-ii'],
    ['kalkaji', 'Campuses', /Okhla II Campus/, '/campus/okhla-ii'],
    ['south zone', 'Pages', /Campuses: South Zone/, '/campus/zone/south'],
    ['date sheet', 'Pages', /Date sheets/, '/notices/section/exam-datesheet'],
    ['hackathon', 'Notices', /Hackathon: tools for small shops.*14 Aug 2025/, '/notices/n1'],
  ])('finds %s under %s', async (query, group, name, path) => {
    show(`/search?q=${encodeURIComponent(query)}`);
    expect(await resultsUnder(group)).toEqual({ [path]: expect.stringMatching(name) });
  });

  it.each(['search', 'examination notices'])('does not find what leads nowhere: %s', async (query) => {
    show(`/search?q=${query}`);
    expect(await screen.findByText(/^Nothing/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Search|Examination notices)/ })).not.toBeInTheDocument();
  });

  it('is a plain form that asks for a new address', async () => {
    const { user, router } = show('/search');
    const input = screen.getByRole('searchbox');
    expect(input.closest('form')).toHaveAttribute('action', '/search');
    expect(input).toHaveAttribute('name', 'q');
    await user.type(input, ' meera {Enter}');
    expect(router.state.location.search).toBe('?q=meera');
    expect(await resultsUnder('Faculty')).toHaveProperty(['/faculty/f1']);
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
  });

  it('says when results only come near', async () => {
    show('/search?q=libary');
    expect(await screen.findByText(/^Nothing has these exact words/)).toBeInTheDocument();
    expect(await resultsUnder('Pages')).toHaveProperty(['/amenities/Library']);
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean library?');
    expect(screen.getByRole('link', { name: 'library' })).toHaveAttribute('href', '/search?q=library');
  });

  it('helps when nothing is found', async () => {
    show('/search?q=zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All programmes' })).toHaveAttribute('href', '/courses');
    expect(screen.getByRole('link', { name: 'helpdesk@seu.example' })).toBeInTheDocument();
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

  it('finds the rest when the faculty cannot be had, and tries again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const api: Record<string, unknown> = { ...ANSWERS, '/faculty': new Error('down') };
    const { user } = show('/search?q=lib', api);
    expect(await screen.findByText('Books and reading rooms')).toBeInTheDocument();
    Object.assign(api, ANSWERS);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await resultsUnder('Faculty')).toHaveProperty(['/faculty/f2']);
    await waitFor(() => expect(screen.queryByText(/could not be searched/)).not.toBeInTheDocument());
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
