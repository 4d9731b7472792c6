import { queryOptions, useQuery } from '@university/shared/query';
import { renderPage } from '@university/shared/testing';
import { screen } from '@testing-library/react';
import { LoadedPage } from './LoadedPage';

const TEXTS = {
  title: 'Thing',
  loading: 'Loading...',
  failed: 'Not loaded.',
  missingTitle: 'Thing not found',
  missing: 'There is none.',
};

/** The page of a thing; reading it fails as long as `endings` begins with an error. */
function Thing({ endings }: { endings: (string | Error)[] }) {
  const query = useQuery(
    queryOptions({
      queryKey: ['thing'],
      queryFn: async () => {
        const ending = endings.length > 1 ? endings.shift() : endings[0];
        if (ending instanceof Error) throw ending;
        return ending as string;
      },
      retry: false,
    }),
  );
  return (
    <LoadedPage query={query} texts={TEXTS} to="/things" link="All things">
      {(name) => <h1>{name}</h1>}
    </LoadedPage>
  );
}

test('has a heading whatever happens, and opens its address again when the data comes late', async () => {
  const { user, router } = renderPage(<Thing endings={[new Error('down'), 'Lathe']} />, {
    path: '/thing?from=map#top',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thing');
  const opened = router.state.location.key;
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lathe' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/thing', search: '?from=map', hash: '#top' });
  expect(router.state.location.key).not.toBe(opened);
  expect(router.state.historyAction).toBe('REPLACE');
});
