import { renderPage } from '@university/shared/testing';
import { screen, within } from '@testing-library/react';
import { aNotice, listAnswer } from './testing';
import Recruitment from './Recruitment';

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
  expect(category.getByRole('link', { name: 'All 9: academic positions' })).toHaveAttribute(
    'href',
    '/notices/section/academic-positions',
  );
  expect(category.getByRole('link', { name: 'Archive of academic positions' })).toHaveAttribute(
    'href',
    '/recruitment/archive/academic-positions',
  );
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

test('says that it failed, and tries again', async () => {
  const api: Record<string, unknown> = { '/notice': new Error('down') };
  const { user } = show(api);
  expect(await screen.findByText('We could not load the posts.')).toBeInTheDocument();
  api['/notice'] = listAnswer([aNotice('a')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('link', { name: 'Notice a' })).toHaveLength(5);
});
