import { screen, waitFor, within } from '@testing-library/react';
import type { ImportReport, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { refusal, server, startServer } from '../testing';
import { ImportRound } from './ImportRound';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const ROUND = { _id: 'round-ug-2', cycle: '2026-27', track: 'ug', round: 2 } as RoundSummary;
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
const BAD = {
  issueCount: 2_000,
  issues: [{ line: 3, column: 'rank' as const, reason: 'Use a whole number.' }],
  groups: [
    { column: 'rank' as const, reason: 'Use a whole number.', count: 2_000, lines: [3, 4, 5], values: ['x', 'y␊'] },
  ],
};
const PHOTOS = { applicants: 3, named: 0, stored: 0, lacking: [] };

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
  const view = renderPage(<ImportRound round={ROUND} />, {
    api: { '/admission/round/ug/2/photo': { status: 'success', data: PHOTOS } },
  });
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

it('lists what is wrong once, with how many rows have it and what stands there, and offers no import', async () => {
  answer(() => success(BAD));
  await choose();
  expect(await screen.findByText(/^2,000 problems/)).toBeInTheDocument();
  const row = 'Use a whole number. rank 3, 4, 5 and 1,997 more 2,000 “x”, “y␊”';
  expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
  expect(screen.queryByText(/problems are listed/)).not.toBeInTheDocument();
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
  expect(await screen.findByText(/^2,000 problems/)).toBeInTheDocument();
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

it('saves the rows with problems: the file is sent again for them', async () => {
  answer(() => success(BAD));
  const sent: string[] = [];
  server.use(
    http.post('*/api/v1/admission/round/ug/2/import/problems', async ({ request }) => {
      sent.push(await request.text());
      return new HttpResponse('problem,rank\r\nLine 3,x\r\n', { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  const { user } = await choose(file('rank\nx'));
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    sent.push(this.download);
  });
  URL.createObjectURL = () => 'blob:x';
  await user.click(await screen.findByRole('button', { name: 'Save the rows with problems (CSV)' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(sent[0]).toContain('rank\nx');
  expect(sent[1]).toBe('ug-problems.csv');
});

it('shows before a re-import what changes, field by field', async () => {
  const fields = [
    { field: 'name' as const, from: 'Ira Lal', to: 'Ira Paul' },
    { field: 'marks' as const, from: null, to: '412.50' },
    { field: 'date_of_birth' as const, from: null, to: null },
  ];
  answer(() => success({ changed: 70, changeCount: 70, changes: [{ form_number: 'SEU26190001', fields }] }));
  await choose();
  const row = await screen.findByRole('row', { name: /^SEU26190001/ });
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['name: Ira Lal → Ira Paul', 'marks: nothing → 412.50', 'date_of_birth: changed']);
  expect(screen.getByText('The first 1 of 70 changed records.')).toBeInTheDocument();
  const confirm = screen.getByRole('button', { name: 'Import 72 rows' });
  expect(row.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows counts alone where nothing that is there changes', async () => {
  answer(() => success({ changed: 0, added: 3 }));
  await choose();
  expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
  expect(screen.queryByText('What changes in records that are there')).not.toBeInTheDocument();
});
