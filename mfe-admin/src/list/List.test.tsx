import { screen } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { Pager } from './List';

test.each([
  [1, 3, [2]],
  [2, 3, [1, 3]],
  [3, 3, [2]],
  // The list became shorter while its last page was looked at.
  [5, 3, [3]],
])('page %i of %i leads to %j', async (page, totalPages, pages) => {
  const onPage = jest.fn();
  const { user } = renderPage(<Pager metadata={{ page, totalPages, total: totalPages, limit: 1 }} onPage={onPage} />);
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(onPage.mock.calls.flat()).toEqual(pages);
});

test('a list of one page needs none', () => {
  renderPage(<Pager metadata={{ page: 1, totalPages: 1, total: 1, limit: 1 }} onPage={() => {}} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
