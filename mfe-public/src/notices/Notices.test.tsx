import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import Notices from './Notices';

const answer = (sections: object[]) => ({ '/notice/sections': { status: 'success', data: { sections } } });
const newest = { _id: 'n7', fileName: 'Supply of lathes', publishAt: '2025-08-14T20:00:00.000Z' };

test('lists the sections that hold something, by group, with how much and the newest', async () => {
  const sections = [
    { section: 'regulations', current: 0, archived: 1, newest: null },
    { section: 'tenders', current: 12, archived: 3, newest },
  ];
  renderPage(<Notices />, { path: '/notices', api: answer(sections) });
  const administration = within(await screen.findByRole('region', { name: 'Administration' }));
  expect(administration.getByRole('link', { name: 'Tenders' })).toHaveAttribute('href', '/tenders');
  expect(administration.getByText('12 notices')).toBeInTheDocument();
  expect(administration.getByRole('link', { name: 'Supply of lathes' })).toHaveAttribute('href', '/notices/n7');
  expect(screen.getByText('Nothing current, 1 notice in the archive')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/notices/feed.xml');
});

test('says that there is nothing', async () => {
  renderPage(<Notices />, { path: '/notices', api: answer([]) });
  expect(await screen.findByText('Nothing is published yet.')).toBeInTheDocument();
});

test('says that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/notice/sections': new Error('down') };
  const { user } = renderPage(<Notices />, { path: '/notices', api });
  expect(await screen.findByText('We could not load the sections.')).toBeInTheDocument();
  Object.assign(api, answer([{ section: 'tenders', current: 1, archived: 0, newest }]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 notice')).toBeInTheDocument();
});
