import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import type { TableReport } from '@university/shared/contract';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../../testing';
import Tables from './Tables';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' }));
afterEach(() => authStore.getState().end());

const REPORT: TableReport = {
  dryRun: true,
  kinds: [{ kind: 'zone', rows: 3, added: 1, changed: 1, unchanged: 1 }],
  issueCount: 0,
  issues: [],
};

const wrong = (line: number) => ({ file: 'zone.csv', line, column: 'position', reason: 'Enter a number' });

test('a table is chosen, looked at and imported', async () => {
  const asked: string[] = [];
  server.use(
    http.post('*/api/v1/table/zone', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ status: 'success', data: { report: REPORT } });
    }),
  );
  const { user } = renderPage(<Tables />, { path: '/admin/catalogue/tables', pattern: '/admin/catalogue/tables' });
  await user.click(within(screen.getByRole('row', { name: /^Zones/ })).getByRole('link', { name: 'Import Zones' }));
  await user.upload(await screen.findByLabelText('File of the table'), new File(['code'], 'z.csv'));
  expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(await screen.findByText('Imported: 1 new records, 1 changed.')).toBeInTheDocument();
  expect(asked).toEqual(['?dryRun=true', '?dryRun=false']);
});

test('what is wrong is said once, with its lines', async () => {
  const report = { ...REPORT, issueCount: 12, issues: Array.from({ length: 12 }, (_, index) => wrong(index + 2)) };
  server.use(
    http.post('*/api/v1/table/zone', () =>
      HttpResponse.json({ ...refusal('import_refused', 'no'), data: { report } }, { status: 400 }),
    ),
  );
  const { user } = renderPage(<Tables />, {
    path: '/admin/catalogue/tables?table=zone',
    pattern: '/admin/catalogue/tables',
  });
  await user.upload(await screen.findByLabelText('File of the table'), new File(['code'], 'z.csv'));
  expect(
    await screen.findByRole('row', { name: 'Enter a number position 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Save the list of problems/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});
