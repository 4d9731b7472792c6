import { screen, waitFor, within } from '@testing-library/react';
import type { ImportReport, PhotoUpload, RoundSummary } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { answer, answering, refused, server, startServer, success } from '../testing';
import { ImportRound } from './Round';
import { ApplicantPhoto } from './Applicant';
import { Photographs, batchesOf, problemOf } from './Photographs';
startServer();

const ROUND = { _id: 'round-ug-2', cycle: '2026-27', track: 'ug', round: 2 } as RoundSummary;

describe('a result file', () => {
  const REPORT: ImportReport = {
    ...{ dryRun: true, fileHash: 'abc', rows: 3, added: 2, changed: 1, unchanged: 0, absent: 4, issueCount: 0 },
    ...{ issues: [], groups: [], changeCount: 0, changes: [], earlier: [] },
  };
  const WRONG = { column: 'rank' as const, reason: 'Use a whole number.' };
  const BAD = {
    issueCount: 2_000,
    issues: [{ line: 3, ...WRONG }],
    groups: [{ ...WRONG, count: 2_000, lines: [3, 4, 5], values: ['x', 'y␊'] }],
  };
  const PHOTOS = { applicants: 3, named: 0, stored: 0, lacking: [] };

  const file = (content = 'form_number') => new File([content], 'ug.csv', { type: 'text/csv' });
  const reporting = (report: Partial<ImportReport> = {}) => answer({ report: { ...REPORT, ...report } });

  /** Answers preview and import, and keeps which was asked for. */
  function importing(preview = reporting(), imported = reporting({ dryRun: false })) {
    const asked: (string | null)[] = [];
    server.use(
      http.post('*/api/v1/admission/round/ug/2/import', ({ request }) => {
        const query = new URL(request.url).searchParams;
        const dryRun = query.get('dryRun');
        asked.push(query.get('confirmed') === 'true' ? 'confirmed' : dryRun);
        return dryRun === 'true' ? preview() : imported();
      }),
    );
    return asked;
  }

  async function choose(chosen = file()) {
    const view = renderPage(<ImportRound round={ROUND} />, { api: { '/admission/round/ug/2/photo': success(PHOTOS) } });
    await view.user.upload(screen.getByLabelText('CSV file'), chosen);
    return view;
  }

  it('shows what would change, and imports when that is confirmed', async () => {
    const asked = importing();
    const { user } = await choose();
    expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
    expect(screen.getByText('New records').nextSibling).toHaveTextContent('2');
    expect(asked).toEqual(['true']);
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText('Imported: 2 new records, 1 changed.')).toBeInTheDocument();
    expect(asked).toEqual(['true', 'false']);
  });

  it('while people decide in an earlier round is offered once that was read', async () => {
    const earlier = [{ round: 1, closesAt: '2026-07-25T11:30:00.000Z', undecided: 412, taken: 88, replaced: 0 }];
    const asked = importing(reporting({ earlier }));
    const { user } = await choose();
    expect(
      await screen.findByText('Round 1 of this track is open until 25 Jul 2026, 5:00 pm IST.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Applicants who have not decided in it: 412\./)).toBeInTheDocument();
    expect(screen.queryByText(/have a seat in the new round too/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import 3 rows' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText(/^Imported:/)).toBeInTheDocument();
    expect(asked).toEqual(['true', 'confirmed']);
  });

  it('that was a mistake is discarded until its result is out', async () => {
    const sent = answering('delete', '/admission/round/ug/2/import', answer({ round: ROUND }));
    const api = { '/admission/round/ug/2/photo': success(PHOTOS) };
    const { user } = renderPage(<ImportRound round={{ ...ROUND, total: 3, published: false }} />, { api });
    await user.click(screen.getByRole('button', { name: 'Discard this import' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Records that are removed: 3\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discard this import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
  });

  it('lists what is wrong once, with how many rows have it and what stands there, and offers no import', async () => {
    importing(reporting(BAD));
    await choose();
    expect(await screen.findByText(/^2,000 problems/)).toBeInTheDocument();
    const row = 'Use a whole number. rank 3, 4, 5 and 1,997 more 2,000 “x”, “y␊”';
    expect(screen.getByRole('row', { name: row })).toBeInTheDocument();
    expect(screen.queryByText(/problems are listed/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('offers no import of what is there already, and shows no changes', async () => {
    importing(reporting({ added: 0, changed: 0, unchanged: 3 }));
    await choose();
    expect(await screen.findByText(/There is nothing to import/)).toBeInTheDocument();
    expect(screen.queryByText('What changes in records that are there')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  it('checks the same file again after a failure, and shows the report again when something changed before the import', async () => {
    let tries = 0;
    const preview = () => (++tries === 1 ? HttpResponse.error() : reporting()());
    const data = { report: { ...REPORT, ...BAD, dryRun: false } };
    importing(preview, refused(400, 'import_refused', 'no', { data }));
    const { user } = await choose();
    await user.click(await screen.findByRole('button', { name: 'Check this file again' }));
    expect(await screen.findByText('Every row is right.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText(/^2,000 problems/)).toBeInTheDocument();
  });

  it('saves the rows with problems: the file is sent again for them', async () => {
    importing(reporting(BAD));
    const sent: string[] = [];
    server.use(
      http.post('*/api/v1/admission/round/ug/2/import/problems', async ({ request }) => {
        sent.push(await request.text());
        return new HttpResponse('problem,rank\r\nLine 3,x\r\n', { headers: { 'Content-Type': 'text/csv' } });
      }),
    );
    const { user } = await choose(file('rank\nx'));
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    URL.createObjectURL = () => 'blob:x';
    await user.click(await screen.findByRole('button', { name: 'Save the rows with problems (CSV)' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(sent[0]).toContain('rank\nx');
    expect(save.mock.contexts[0]).toHaveProperty('download', 'ug-problems.csv');
  });

  it('shows before a re-import what changes, field by field', async () => {
    const fields = [
      { field: 'name' as const, from: 'Ira Lal', to: 'Ira Paul' },
      { field: 'marks' as const, from: null, to: '412.50' },
      { field: 'date_of_birth' as const, from: null, to: null },
    ];
    importing(reporting({ changed: 70, changeCount: 70, changes: [{ form_number: 'SEU26190001', fields }] }));
    await choose();
    const row = await screen.findByRole('row', { name: /^SEU26190001/ });
    const items = within(row).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'name: Ira Lal → Ira Paul',
      'marks: nothing → 412.50',
      'date_of_birth: changed',
    ]);
    expect(screen.getByText('The first 1 of 70 changed records.')).toBeInTheDocument();
    const confirm = screen.getByRole('button', { name: 'Import 72 rows' });
    expect(row.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('photographs', () => {
  const STATE = {
    ...{ applicants: 40, named: 30, stored: 28 },
    lacking: [{ form_number: 'SEU26190001', name: 'Ira Lal', photo: 'one.jpg' }],
  };
  const PATH = '*/api/v1/admission/round/ug/2/photo';
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  const TWELVE = Array.from({ length: 12 }, (_, index) => photo(`${index}.jpg`));

  function storing(upload: (names: string[], call: number) => Response | PhotoUpload['files']) {
    const calls: string[][] = [];
    server.use(
      http.post(PATH, async ({ request }) => {
        const names = [...(await request.text()).matchAll(/filename="([^"]*)"/g)].map(([, name = '']) => name);
        calls.push(names);
        const files = upload(names, calls.length);
        if (files instanceof Response) return files;
        return answer({ files, state: { ...STATE, stored: 30, lacking: [] } })();
      }),
    );
    return calls;
  }

  const stored = (names: string[]) =>
    names.map((name) => {
      const problem = name === '3.jpg' ? 'No applicant' : null;
      return { name, form_number: problem ? null : 'SEU26190001', problem };
    });

  async function choose(...files: File[]) {
    const view = renderPage(<Photographs round={ROUND} />, { api: { '/admission/round/ug/2/photo': success(STATE) } });
    expect(await screen.findByText('Applicants whose photograph is not here: 2')).toBeInTheDocument();
    await view.user.upload(screen.getByLabelText('Photographs'), files);
    return view;
  }

  test('files go in as many calls as they need', () => {
    const files = Array.from({ length: 21 }, () => ({ size: 1 }));
    expect(batchesOf(files).map(({ length }) => length)).toEqual([10, 10, 1]);
    const large = Array.from({ length: 5 }, () => ({ size: 10 * 1024 * 1024 }));
    expect(batchesOf(large).map(({ length }) => length)).toEqual([4, 1]);
  });

  test.each([
    ['one.jpg', 1, undefined],
    ['ONE.JPEG', 1, undefined],
    ['my photo.jpg', 1, /name cannot stand/],
    ['one.webp', 1, /name cannot stand/],
    ['one.png', 0, /empty/],
    ['one.png', 11 * 1024 * 1024, /limit is 10 MB/],
  ])('%s of %d bytes: %p', (name, size, problem) => {
    expect(problemOf({ name, size }) ?? '').toMatch(problem ?? /^$/);
  });

  it('says how photographs stand, sends many, and lists what was not stored', async () => {
    const calls = storing(stored);
    await choose(...TWELVE, photo('a b.jpg'));
    expect(await screen.findByText('11 of 13 photographs are stored.')).toBeInTheDocument();
    expect(calls.map(({ length }) => length)).toEqual([10, 2]);
    const table = within(screen.getByRole('table', { name: 'Photographs that were not stored' }));
    expect(table.getByRole('row', { name: '3.jpg No applicant' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /^a b\.jpg Its name/ })).toBeInTheDocument();
    expect(screen.queryByText(/photograph is not here/)).not.toBeInTheDocument();
  });

  it('goes on after a failure with what was not sent', async () => {
    const calls = storing((names, call) => (call === 2 ? HttpResponse.error() : stored(names)));
    const { user } = await choose(...TWELVE.map(({ name }) => photo(`n${name}`)));
    await user.click(await screen.findByRole('button', { name: 'Send the other 2' }));
    expect(await screen.findByText('12 of 12 photographs are stored.')).toBeInTheDocument();
    expect(calls.slice(1)).toEqual([
      ['n10.jpg', 'n11.jpg'],
      ['n10.jpg', 'n11.jpg'],
    ]);
  });

  it('that of a record is shown when somebody asks for it, or said to be none', async () => {
    const jpeg = () => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg' } });
    answering('get', '/admission/allotment/a1/photo', jpeg, refused(404, 'not_found', 'None.'));
    for (const shown of [true, false]) {
      const { user, unmount } = renderPage(<ApplicantPhoto id="a1" name="Ira Lal" />);
      await user.click(screen.getByRole('button', { name: 'Show the photograph' }));
      if (!shown) expect(await screen.findByText('There is no photograph of this applicant.')).toBeInTheDocument();
      else {
        const picture = await screen.findByRole('img', { name: 'Photograph of Ira Lal' });
        expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg;base64,/));
      }
      unmount();
    }
  });
});
