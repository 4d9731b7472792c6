import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { SiteContext } from '../../site/contexts';
import { SiteAlerts } from './SiteAlerts';

const alert = (_id: string, fileName: string, version = 1) => ({
  _id,
  fileName,
  version,
  fileLink: `/api/v1/notice/${_id}/file`,
  publishAt: '2025-08-14T06:00:00Z',
  summary: 'Not carried by every page',
});

const open = (notices: unknown[], paths: string[] = []) =>
  renderPage(
    <SiteContext
      value={{ routes: paths.map((path) => ({ id: 'mfe-a:one', path, title: '' })), slots: [], remotes: {} }}
    >
      <SiteAlerts />
      <main id="content" tabIndex={-1} />
    </SiteContext>,
    { api: { '/notice': { data: { notices } }, '/zone': { data: { zones: [] } } } },
  );

const titles = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);

afterEach(() => sessionStorage.clear());

test('shows what the API has, in its order', async () => {
  open([alert('b', 'Newer'), alert('a', 'Older')]);
  expect(await titles()).toEqual(['Newer', 'Older']);
  expect(screen.getByRole('region', { name: 'Alerts' })).toBeVisible();
});

test('leads to the file, or to the notice’s page where there is one', async () => {
  const { unmount } = open([alert('a', 'Portal closed')]);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/api/v1/notice/a/file');
  unmount();
  open([alert('a', 'Portal closed')], ['/notices/:id']);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/notices/a');
});

test('one that is closed stays closed for the session, and focus goes to the content', async () => {
  const { user, unmount } = open([alert('b', 'Newer'), alert('a', 'Older')]);
  await user.click(await screen.findByRole('button', { name: 'Close: Newer' }));
  expect(await titles()).toEqual(['Older']);
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  open([alert('b', 'Newer'), alert('a', 'Older')]);
  expect(await titles()).toEqual(['Older']);
});

test('an edited alert shows again', async () => {
  const { user, unmount } = open([alert('a', 'First words')]);
  await user.click(await screen.findByRole('button', { name: 'Close: First words' }));
  unmount();
  open([alert('a', 'First words', 2), alert('b', 'Another')]);
  expect(await titles()).toEqual(['First words', 'Another']);
});

test('nothing stands there when there is nothing to say', async () => {
  const { queryClient } = open([]);
  await queryClient.refetchQueries();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
