import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Failed, Loaded } from './Message';

test('says at once what failed, and tries again when asked', async () => {
  const onRetry = jest.fn();
  render(<Failed onRetry={onRetry}>Failed to load programs.</Failed>);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load programs.');
  expect(onRetry).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const refetch = jest.fn();

function show(query: { data?: string; error?: Error }, more: Partial<ComponentProps<typeof Loaded<string>>> = {}) {
  render(
    <Loaded
      query={{ data: query.data, error: query.error ?? null, refetch }}
      loading="Loading…"
      failed="Not loaded."
      {...more}
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
  );
}

test('says that it loads', () => {
  show({});
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('shows the data, also after a failed refresh', () => {
  show({ data: 'Here', error: new Error('down') });
  expect(screen.getByText('Here')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['an error', { error: new Error('down') }, {}],
  ['something else that says so', {}, { hasFailed: true }],
])('a failure, known by %s, is said, and can be tried again', async (_, query, more) => {
  show(query, more);
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalled();
});
