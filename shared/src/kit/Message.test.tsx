import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from './Message';

test('says at once what failed, and tries again when asked', async () => {
  const onRetry = jest.fn();
  render(<Failed onRetry={onRetry}>Failed to load programs.</Failed>);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load programs.');
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
