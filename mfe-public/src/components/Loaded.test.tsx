import { QueryClientProvider, queryOptions, useQuery } from '@university/shared/query';
import { renderPage } from '@university/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recovering } from '../reading';
import { Loaded } from './Loaded';

/** How the read ends, in turn; the last one again and again. */
function List({ endings }: { endings: (string | Error)[] }) {
  const query = useQuery(
    queryOptions({
      queryKey: ['list'],
      queryFn: async () => {
        const ending = endings.length > 1 ? endings.shift() : endings[0];
        if (ending instanceof Error) throw ending;
        return ending as string;
      },
      retry: false,
      ...recovering,
    }),
  );
  return (
    <Loaded query={query} loading="Loading..." failed="Not loaded." reasons={['Known reason']}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
}

const DOWN = new Error('down');

test('says that it loads, then shows the data', async () => {
  renderPage(<List endings={['Here']} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('a failure is said and stays said while the read is made again, by itself, until it succeeds', async () => {
  jest.useFakeTimers();
  try {
    renderPage(<List endings={[DOWN, DOWN, 'Here']} />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent('Not loaded. This page tries again by itself.');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    // The same node: screen readers do not hear it twice.
    expect(screen.getByRole('alert')).toBe(message);
    await act(() => jest.advanceTimersByTimeAsync(10_001));
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('nobody has to wait: Try again reads at once', async () => {
  const { user } = renderPage(<List endings={[DOWN, 'Here']} />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeInTheDocument();
});

test('known reasons are shown as they are, others are not', async () => {
  renderPage(<List endings={[new Error('Known reason')]} />);
  expect(await screen.findByText(/^Known reason/)).toBeInTheDocument();
  expect(screen.queryByText(/Not loaded/)).not.toBeInTheDocument();
});

test('the server’s page says what is missing, and the browser takes it over without a change', async () => {
  const { queryClient } = renderPage(<p />);
  const page = (
    <QueryClientProvider client={queryClient}>
      <List endings={['Here']} />
    </QueryClientProvider>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('Not loaded.');
  const complaints = jest.fn();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: complaints });
  });
  expect(await within(root).findByText('Here')).toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});
