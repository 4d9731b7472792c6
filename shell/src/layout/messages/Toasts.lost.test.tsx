import { act, render, screen } from '@testing-library/react';
import { toast } from '@university/shared';
import { Toasts } from './Toasts';

jest.mock('./ToastList', () => {
  throw new Error('Loading chunk 1 failed');
});

test('where the code of the toaster cannot be had, the last message still stands there', async () => {
  render(<Toasts />);
  act(() => toast.error('First'));
  expect(await screen.findByText('First')).toBeVisible();
  act(() => toast.success('Second'));
  expect(screen.getByRole('status')).toHaveTextContent(/^Second$/);
});
