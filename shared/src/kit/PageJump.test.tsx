import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageJump } from './PageJump';

const FORM = { label: 'Page, 1 to 9', submit: 'Go', page: 2, last: 9 };

test.each([
  ['7', 7],
  ['1', 1],
])('%s leads to page %p', async (typed, page) => {
  const onJump = jest.fn();
  render(<PageJump {...FORM} onJump={onJump} />);
  const input = screen.getByLabelText('Page, 1 to 9');
  await userEvent.clear(input);
  await userEvent.type(input, `${typed}{Enter}`);
  expect(onJump).toHaveBeenCalledWith(page);
});

test('it is a form that works without scripts, with all that the address says besides', () => {
  render(<PageJump {...FORM} action="/tenders" hidden={{ regex: 'lathe' }} onJump={() => {}} />);
  const form = screen.getByRole('button').closest('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/tenders');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['regex', 'lathe'],
    ['page', '2'],
  ]);
});
