import { screen, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import { renderPage } from '@university/shared/testing';
import type { TableIssue, TableReport } from '@university/shared/contract';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../../testing';
import { MOST_TABLES } from './contract';
import Tables from './Tables';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' }));
afterEach(() => {
  authStore.getState().end();
  jest.restoreAllMocks();
});

const REPORT: TableReport = {
  dryRun: true,
  kinds: [
    { kind: 'zone', rows: 3, added: 1, changed: 1, unchanged: 1 },
    { kind: 'campus', rows: 1, added: 1, changed: 0, unchanged: 0 },
  ],
  issueCount: 0,
  issues: [],
};

const wrong = (file: string, line: number): TableIssue => ({
  file,
  line,
  column: 'position',
  reason: 'Enter a number',
});
const file = (name: string, text = 'code') => new File([text], name);

/** Answers imports, and keeps what was asked for and the names of the files that came. */
function answer(response: () => Response) {
  const asked: [search: string, files: string[]][] = [];
  server.use(
    http.post('*/api/v1/table', async ({ request }) => {
      const names = (await request.formData()).getAll('table').map((each) => (each as File).name);
      asked.push([new URL(request.url).search, names]);
      return response();
    }),
  );
  return asked;
}

const success = () => HttpResponse.json({ status: 'success', data: { report: REPORT } });

async function choose(files: File[]) {
  const view = renderPage(<Tables />, { path: '/admin/catalogue/tables', pattern: '/admin/catalogue/tables' });
  await view.user.upload(await screen.findByLabelText('Files of tables'), files);
  return view;
}

test('every table is offered as a file', async () => {
  renderPage(<Tables />, { path: '/admin/catalogue/tables', pattern: '/admin/catalogue/tables' });
  const zones = within(await screen.findByRole('row', { name: /^Zones/ }));
  expect(zones.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['CSV Zones', 'JSON Zones']);
});

test('files are looked at together, and imported together', async () => {
  const asked = answer(success);
  const { user } = await choose([file('zone.csv'), file('campus.json')]);
  expect(await screen.findByRole('heading', { name: 'What zone.csv, campus.json would change' })).toHaveFocus();
  expect(screen.getByText('Rows read').nextSibling).toHaveTextContent('4');
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('Imported: 2 new records, 1 changed.')).toBeInTheDocument();
  const names = ['zone.csv', 'campus.json'];
  expect(asked).toEqual([
    ['?dryRun=true', names],
    ['?dryRun=false', names],
  ]);
});

test('what is wrong is said once in a file, with its lines', async () => {
  const issues = [...Array.from({ length: 12 }, (_, index) => wrong('zone.csv', index + 2)), wrong('campus.csv', 9)];
  const report = { ...REPORT, issueCount: 13, issues };
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  answer(() => HttpResponse.json({ ...refusal('import_refused', 'no'), data: { report } }, { status: 400 }));
  await choose([file('zone.csv'), file('campus.csv')]);
  const problems = within(await screen.findByRole('table', { name: 'Problems in the files' }));
  expect(problems.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FileProblemColumnLines',
    expect.stringMatching(/^zone\.csvEnter a numberposition2, 3, .* and 2 more$/),
    'campus.csvEnter a numberposition9',
  ]);
  expect(screen.getByRole('button', { name: /^Save the list of problems/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
});

test('of one file the problems need not name it', async () => {
  answer(() =>
    HttpResponse.json({
      status: 'success',
      data: { report: { ...REPORT, issueCount: 1, issues: [wrong('zone.csv', 2)] } },
    }),
  );
  await choose([file('zone.csv')]);
  expect(
    await screen.findByText('1 problem. Nothing can be imported before it is put right in the file.'),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Enter a number position 2' })).toBeInTheDocument();
});

const large = (name: string) => Object.defineProperty(file(name), 'size', { value: 16 * 1024 * 1024 });

test.each<[string, File[], RegExp]>([
  ['an empty file', [file('zone.csv'), file('campus.csv', '')], /campus\.csv is empty/],
  [
    'a file that is too large',
    [Object.defineProperty(file('pin.csv'), 'size', { value: 2e7 })],
    /pin\.csv has .* limit is 16 MB/,
  ],
  ['too many', Array.from({ length: MOST_TABLES + 1 }, (_, index) => file(`${index}.csv`)), /Choose at most \d+ files/],
  ['too much together', ['a', 'b', 'c'].map((name) => large(`${name}.csv`)), /have .* together\. The limit is 32 MB/],
])('%s is not sent', async (_what, files, said) => {
  const asked = answer(success);
  await choose(files);
  expect(screen.getByLabelText('Files of tables')).toHaveAccessibleDescription(said);
  expect(asked).toEqual([]);
});
