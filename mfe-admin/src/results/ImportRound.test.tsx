import { screen } from '@testing-library/react';
import type { ImportReport, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { ImportRound } from './ImportRound';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ROUND = { track: 'ug', round: 2 } as RoundSummary;
const REPORT: ImportReport = {
  dryRun: true,
  fileHash: 'abc',
  rows: 3,
  added: 2,
  changed: 1,
  unchanged: 0,
  absent: 4,
  issueCount: 0,
  issues: [],
  groups: [],
  changeCount: 0,
  changes: [],
};
const BAD = { issueCount: 2, issues: [{ line: 3, column: 'rank' as const, reason: 'Use a whole number.' }] };

const file = (content = 'form_number') => new File([content], 'ug.csv', { type: 'text/csv' });
const success = (report: Partial<ImportReport> = {}) =>
  HttpResponse.json({ status: 'success', data: { report: { ...REPORT, ...report } } });

/** Answers preview and import, and keeps which was asked for. */
function answer(preview: () => Response, imported: () => Response = () => success({ dryRun: false })) {
  const asked: string[] = [];
  server.use(
    http.post('*/api/v1/admission/round/ug/2/import', ({ request }) => {
      const dryRun = new URL(request.url).searchParams.get('dryRun') ?? '';
      asked.push(dryRun);
      return dryRun === 'true' ? preview() : imported();
    }),
  );
  return asked;
}

async function choose(chosen = file()) {
  const view = renderPage(<ImportRound round={ROUND} />);
  await view.user.upload(screen.getByLabelText('CSV file'), chosen);
  return view;
}

it('shows what would change, and imports when that is confirmed', async () => {
  const asked = answer(() => success());
  const { user } = await choose();
  expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
  expect(screen.getByText('New records').nextSibling).toHaveTextContent('2');
  expect(asked).toEqual(['true']);
  await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText('Imported: 2 new records, 1 changed.')).toBeInTheDocument();
  expect(asked).toEqual(['true', 'false']);
});

it('lists what is wrong row by row, and offers no import', async () => {
  answer(() => success(BAD));
  await choose();
  expect(await screen.findByText(/^2 problems/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'Use a whole number. rank 3' })).toBeInTheDocument();
  expect(screen.getByText('The first 1 problems are listed.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('offers no import of what is there already', async () => {
  answer(() => success({ added: 0, changed: 0, unchanged: 3 }));
  await choose();
  expect(await screen.findByText(/There is nothing to import/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

it('shows the report again when something changed between preview and import', async () => {
  const refused = { ...refusal('import_refused', 'no'), data: { report: { ...REPORT, ...BAD, dryRun: false } } };
  answer(
    () => success(),
    () => HttpResponse.json(refused, { status: 400 }),
  );
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
  expect(await screen.findByText(/^2 problems/)).toBeInTheDocument();
});

it('checks the same file again after a failure', async () => {
  let tries = 0;
  answer(() => (++tries === 1 ? HttpResponse.error() : success()));
  const { user } = await choose();
  await user.click(await screen.findByRole('button', { name: 'Check this file again' }));
  expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
});

it('sends no empty file', async () => {
  const asked = answer(() => success());
  await choose(file(''));
  expect(screen.getByLabelText('CSV file')).toHaveAccessibleDescription(/ug\.csv is empty/);
  expect(asked).toEqual([]);
});
