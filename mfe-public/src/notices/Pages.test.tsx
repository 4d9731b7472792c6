import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { viewOf } from './address';
import { Pages } from './Pages';

/** The pages that are offered, as they are seen. */
function offered(page: number, totalPages: number) {
  const view = viewOf('tenders', new URLSearchParams({ page: String(page) }));
  const { unmount } = renderPage(<Pages view={view} totalPages={totalPages} />);
  const links = screen.queryAllByRole('link').map((link) => link.lastElementChild?.textContent ?? link.textContent);
  unmount();
  return links.join(' ');
}

test.each([
  [1, 1, ''],
  [1, 2, '1 2 Next'],
  [2, 2, 'Previous 1 2'],
  [1, 9, '1 2 9 Next'],
  [5, 9, 'Previous 1 4 5 6 9 Next'],
  [9, 9, 'Previous 1 8 9'],
])('page %i of %i offers: %s', (page, totalPages, links) => {
  expect(offered(page, totalPages)).toBe(links);
});
