import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@university/shared';
import { renderToString } from 'react-dom/server';
import { Toasts } from './Toasts';

test('the live region is in the page from the beginning, empty', () => {
  expect(renderToString(<Toasts />)).toMatch(/<div[^>]*role="status"[^>]*><\/div>/);
});

test('a message said before the toaster was loaded is shown, and can be closed', async () => {
  render(<Toasts />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => toast.success('Notice published'));
  expect(await screen.findByText('Notice published')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Notice published');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Notice published')).not.toBeInTheDocument());
});

test('messages of one id replace each other, others stand together', async () => {
  render(<Toasts />);
  act(() => {
    toast.error('Failed once', { id: 'save' });
    toast.error('Failed twice', { id: 'save' });
    toast.plain('Something else');
  });
  expect(await screen.findByText('Failed twice')).toBeVisible();
  expect(screen.getByText('Something else')).toBeVisible();
  expect(screen.queryByText('Failed once')).not.toBeInTheDocument();
});
