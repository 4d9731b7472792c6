import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { FACULTY_ANSWER, SITE_PAGES } from '../testing';
import Search, { loader } from './Search';

const show = (path: string, api: Record<string, unknown> = FACULTY_ANSWER) =>
  renderPage(<Search />, { path, api, sitePages: SITE_PAGES });

afterEach(() => jest.restoreAllMocks());

describe('the search page', () => {
  it('lists what the address asks for', async () => {
    show('/search?q=Meera');
    expect(await screen.findByRole('link', { name: /Dr\. Meera Nair/ })).toHaveAttribute('href', '/faculty/f1');
    expect(screen.getByRole('searchbox')).toHaveValue('Meera');
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
  });

  it('is a plain form that asks for a new address', async () => {
    const { user, router } = show('/search');
    const input = screen.getByRole('searchbox');
    expect(input.closest('form')).toHaveAttribute('action', '/search');
    expect(input).toHaveAttribute('name', 'q');
    await user.type(input, ' library {Enter}');
    expect(router.state.location.search).toBe('?q=library');
    expect(await screen.findByRole('link', { name: /Library/ })).toBeInTheDocument();
  });

  it('helps when nothing is found', async () => {
    show('/search?q=zzz');
    expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Programmes' })).toHaveAttribute('href', '/courses');
    expect(screen.getByRole('link', { name: 'helpdesk@seu.example' })).toBeInTheDocument();
  });

  it('finds pages when the faculty cannot be had, and tries again on request', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const api: Record<string, unknown> = { '/faculty': new Error('down') };
    const { user } = show('/search?q=lib', api);
    expect(await screen.findByText('Books and reading rooms')).toBeInTheDocument();
    Object.assign(api, FACULTY_ANSWER);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Assistant Professor')).toBeInTheDocument();
    expect(screen.queryByText('Faculty members could not be searched just now.')).not.toBeInTheDocument();
  });
});

describe('its loader', () => {
  it('names the page after the query and keeps the results', async () => {
    const { queryClient } = renderPage(<p />, { api: FACULTY_ANSWER, sitePages: SITE_PAGES });
    const url = new URL('https://seu.example/search?q=%20library%20');
    expect(await loader({ url, params: {}, queryClient })).toMatchObject({ title: 'Search: library' });
    expect(queryClient.getQueryData(['search', 'results', 'library'])).toMatchObject({ total: 1 });
  });
});
