import { act, screen, within } from '@testing-library/react';
import { ApiError, type ApiPort, createQueryClient, REQUEST_TIMEOUT } from '@university/shared';
import { QueryClientProvider, queryOptions, useQuery } from '@university/shared/query';
import { renderPage } from '@university/shared/testing';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { campusQuery } from '../campus/queries';
import { departmentOffersQuery, foundPeopleQuery } from '../people/queries';
import { programQuery } from '../programmes/detail';
import { programsQuery, schoolsQuery } from '../programmes/queries';
import { recovering } from '@university/shared/reading';
import { Loaded } from './Loaded';
import { LoadedPage } from './LoadedPage';

/** How the read ends, in turn; the last one again and again. */
type Endings = (string | Error)[];

const queryOf = (endings: Endings) =>
  queryOptions({
    queryKey: ['read'],
    queryFn: async () => {
      const ending = endings.length > 1 ? endings.shift() : endings[0];
      if (ending instanceof Error) throw ending;
      return ending as string;
    },
    retry: false,
  });

function List({ endings }: { endings: Endings }) {
  const query = useQuery({ ...queryOf(endings), ...recovering });
  return (
    <Loaded query={query} loading="Loading..." failed="Not loaded." reasons={['Known reason']}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
}

const TEXTS = {
  title: 'Thing',
  loading: 'Loading...',
  failed: 'Not loaded.',
  missingTitle: 'Thing not found',
  missing: 'There is none.',
};

function Thing({ endings }: { endings: Endings }) {
  return (
    <LoadedPage query={useQuery(queryOf(endings))} texts={TEXTS} to="/things" link="All things">
      {(name) => <h1>{name}</h1>}
    </LoadedPage>
  );
}

const DOWN = new Error('down');

describe('a part that is loaded', () => {
  test('says that it loads, then that it failed; nobody has to wait: Try again reads at once', async () => {
    const { user } = renderPage(<List endings={[DOWN, 'Here']} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeInTheDocument();
  });

  test('a failure is said and stays said while the read is made again, by itself, until it succeeds', async () => {
    jest.useFakeTimers();
    try {
      renderPage(<List endings={[DOWN, DOWN, 'Here']} />);
      await act(() => jest.advanceTimersByTimeAsync(0));
      const message = screen.getByRole('alert');
      expect(message).toHaveTextContent('Not loaded. This page tries again automatically.');
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
});

test('a page has a heading whatever happens, and opens its address again when the data comes late', async () => {
  const { user, router } = renderPage(<Thing endings={[DOWN, 'Lathe']} />, { path: '/thing?from=map#top' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thing');
  const opened = router.state.location.key;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lathe' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/thing', search: '?from=map', hash: '#top' });
  expect(router.state.location.key).not.toBe(opened);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a failed read is made again after growing pauses, 30 s at most; no other is', () => {
  const pauseAfter = (errorUpdateCount: number, status = 'error') =>
    recovering.refetchInterval({ state: { status, errorUpdateCount } });
  expect([1, 2, 3, 4, 50].map((count) => pauseAfter(count))).toEqual([5_000, 10_000, 20_000, 30_000, 30_000]);
  expect(['success', 'pending'].map((status) => pauseAfter(3, status))).toEqual([false, false]);
});

describe('what the specification says of reading', () => {
  const reading = (get: ApiPort['get']) => createQueryClient({ api: { get }, sitePages: async () => [] });

  test('an answer is waited for 10 seconds; programmes are stale after 7 minutes', () => {
    expect(REQUEST_TIMEOUT).toBe(10_000);
    const queries = [programsQuery(), programQuery('p1'), departmentOffersQuery('d1'), campusQuery('dwarka')];
    expect(queries.map(({ staleTime }) => staleTime)).toEqual(Array(4).fill(7 * 60 * 1000));
  });

  test.each([
    ['no list', { status: 'success', data: { departmentSchools: {} } }, 'Unexpected data format'],
    ['nothing', null, 'Unexpected data format'],
    ['status 500', new ApiError(500, 'failed', 'Something else'), 'Network response was not ok'],
    ['no answer at all', new ApiError(0, 'unreachable', 'No connection'), 'No connection'],
  ])('schools, %s: %3$s', async (_, given, message) => {
    const client = reading(async () => {
      if (given instanceof Error) throw given;
      return given;
    });
    await expect(client.fetchQuery({ ...schoolsQuery(), retry: false })).rejects.toThrow(message);
  });

  test('people are read 1000 at a time, once for all pages of a visit', async () => {
    const get = jest.fn(async () => ({ status: 'success', data: { faculty: [] } }));
    const client = reading(get);
    await client.fetchQuery(foundPeopleQuery({ q: 'weaving', department: '' }));
    await client.fetchQuery(foundPeopleQuery({ q: 'welding', department: '' }));
    expect(get.mock.calls).toEqual([['/faculty', { limit: 1000 }, undefined]]);
  });
});
