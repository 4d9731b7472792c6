import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { notifications } from '../popup/notifications';
import remote from '../routes';
import { sections } from '../sections';
import UnderConstruction from './UnderConstruction';

test.each(sections)('$path names its section and is kept out of search', ({ path, title }) => {
  renderPage(<UnderConstruction />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(remote.routes.find((route) => route.path === path)).toMatchObject({ title, listed: false });
});

test.each([
  '/admission',
  '/admission/guidelines',
  '/admission/refund-policy',
  '/admission/process-and-guidelines',
  '/admission/information-bulletin',
  '/admission/result/diploma/round2',
  ...notifications.links.map(({ path }) => path),
])('%s leads to a page', (path) => {
  expect(remote.routes.map((route) => route.path)).toContain(path);
});

test.each(['id', 'path', 'description'] as const)('no two routes share their %s', (field) => {
  const values = remote.routes.map((route) => route[field]);
  expect(values).toEqual([...new Set(values)]);
});
