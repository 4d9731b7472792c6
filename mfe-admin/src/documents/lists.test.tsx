import Documents, { Catalogue } from './Documents';
import Tables from './transfer/Tables';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role, TableIssue, TableReport } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { groupIssues, issuesAsCsv } from '../import/report';
import { Pager } from '../list/List';
import { answer, HAS_FACTOR, listOf, logIn, refused, server, startServer, success } from '../testing';
import { Picker } from './fields/FieldInput';
import { MOST_TABLES } from './transfer/contract';

startServer();

describe('entries of a kind', () => {
  beforeEach(() => logIn('admin'));

  const entry = (_id: string, name: string, status = 'published') => ({
    ...{ _id, name, status, kind: 'school', key: name, isUnfit: false, mayEdit: true },
    ...{ updated_at: null, draft_stage: null },
  });

  const open = (documents = [entry('a', 'Art'), entry('b', 'Baking', 'draft')]) =>
    renderPage(<Documents />, {
      path: '/admin/catalogue/school',
      pattern: '/admin/catalogue/:kind',
      api: { '/draft': success({ drafts: [] }), '/document': listOf({ documents }, documents.length) },
    });

  /** What was asked for, in turn; the entry `b` cannot have it. */
  function changing(first?: () => Response): unknown[] {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/v1/document/status', async ({ request }) => {
        const { documents } = (await request.json()) as { documents: { _id: string; status: string }[] };
        sent.push(documents.map(({ _id, status }) => [_id, status]));
        if (first && sent.length === 1) return first();
        const [a] = documents.filter(({ _id }) => _id === 'a');
        return HttpResponse.json(
          success({
            changed: a ? [{ _id: 'a', status: a.status === 'archived' ? 'published' : 'archived' }] : [],
            refused: documents
              .filter(({ _id }) => _id === 'b')
              .map(({ _id }) => ({ _id, name: 'Baking', reason: 'The main campus is named by it.' })),
          }),
        );
      }),
    );
    return sent;
  }

  it('archives the selected, says which could not be and why, takes it back, and keeps what is selected where the call fails', async () => {
    const sent = changing(refused(503, 'down', 'Down.'));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Down.');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
    expect(await screen.findByText('1 entry is archived.')).toBeInTheDocument();
    expect(screen.getByText('Baking: The main campus is named by it.')).toBeInTheDocument();
    expect(screen.getByText('2 found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 entry is as it was.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(JSON.stringify(sent.slice(1))).toBe('[[["a","archived"],["b","archived"]],[["a","published"]]]');
  });

  it('sends many in parts, and takes all of them back', async () => {
    const sent = changing();
    const { user } = open([entry('a', 'Art'), ...Array.from({ length: 50 }, (_, n) => entry(`c${n}`, `School ${n}`))]);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Archive the selected' }));
    expect(await screen.findByText('1 entry is archived.')).toBeInTheDocument();
    expect(sent.map((part) => (part as unknown[]).length)).toEqual([50, 1]);
  });

  it('offers it to none who keep a part only', async () => {
    logIn('faculty');
    open();
    await screen.findByRole('row', { name: /Art/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('what each desk finds', () => {
  const me = { _id: '1', email: 'a@seu.example', name: 'A', role: 'editor', isIccMember: false, scopes: ['catalogue'] };
  const api = {
    ...HAS_FACTOR,
    '/draft': success({ drafts: [] }),
    '/document': listOf({ documents: [] }),
    '/auth/me': success({ me }),
  };

  it('the admissions office finds its own kinds, and no tables to import', async () => {
    logIn('admissions');
    renderPage(<Catalogue />, { path: '/admin/catalogue', api });
    expect(await screen.findByRole('link', { name: 'Rounds' })).toBeInTheDocument();
    const table = screen.getByRole('table');
    const links = [...table.querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(links).toEqual(['Tracks', 'Admission years', 'Application periods', 'Rounds']);
    expect(screen.queryByRole('link', { name: 'Import and export' })).not.toBeInTheDocument();
  });

  it.each<[Role, string[]]>([
    ['admin', ['round', 'zone']],
    ['admissions', ['round']],
    ['editor', ['zone']],
  ])('%s may add %j', async (role, kinds) => {
    logIn(role);
    for (const kind of ['round', 'zone']) {
      const path = `/admin/catalogue/${kind}`;
      const { unmount } = renderPage(<Documents />, { path, pattern: '/admin/catalogue/:kind', api });
      await screen.findByText('Nothing fits this search.');
      expect(screen.queryAllByRole('link', { name: /^Add:/ })).toHaveLength(kinds.includes(kind) ? 1 : 0);
      unmount();
    }
  });
});

describe('the picker of an entry', () => {
  const documents = [
    { _id: 'z1', kind: 'zone', key: 'north', name: 'North' },
    { _id: 'z2', kind: 'zone', key: 'south', name: 'South' },
  ];
  const API = {
    '/draft': success({ drafts: [] }),
    '/document': listOf({ documents }, 40),
    '/staff': success({
      staff: [
        { _id: 's1', name: 'Asha Rao', email: 'asha@seu.example' },
        { _id: 's2', name: 'Dev Varma', email: 'dev@seu.example' },
      ],
    }),
  };

  function open(to: string, value = '', name = '') {
    const onChoose = jest.fn();
    const props = { id: 'zone', field: 'data.zoneId.typed', label: 'Zone', isOptional: true, onChoose };
    return { onChoose, ...renderPage(<Picker {...props} to={to} value={value} name={name} />, { api: API }) };
  }

  it('is opened, moved in and left by the keyboard, and can be empty again', async () => {
    const { user, onChoose } = open('zone', 'z2', 'South');
    const input = screen.getByRole('combobox', { name: 'Zone' });
    expect(input).toHaveValue('South');
    input.focus();
    Element.prototype.scrollIntoView = jest.fn();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'South (south)', selected: true })).toBeInTheDocument();
    expect(screen.getByText('There are more. Type a part of the name.')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith({ id: 'z1', name: 'North', detail: 'north' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('nor{Escape}');
    expect(input).toHaveValue('South');
    await user.click(screen.getByRole('button', { name: 'Remove South' }));
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(input).toHaveFocus();
  });

  it('finds an account by name or address', async () => {
    logIn('admin');
    const { user, onChoose } = open('staff', 's1');
    const input = screen.getByRole('combobox', { name: 'Zone' });
    await waitFor(() => expect(input).toHaveValue('Asha Rao'));
    await user.type(input, '{Control>}a{/Control}dev@');
    await user.click(await screen.findByRole('option', { name: 'Dev Varma (dev@seu.example)' }));
    expect(onChoose).toHaveBeenCalledWith({ id: 's2', name: 'Dev Varma', detail: 'dev@seu.example' });
  });

  it('only shows an account to who may not list them', () => {
    logIn('editor');
    open('staff', 's1', 'Asha Rao');
    expect(screen.getByText('Asha Rao')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('tables in and out', () => {
  beforeEach(() => logIn('admin'));

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
  function importing(response: () => Response = answer({ report: REPORT })) {
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

  const open = () => renderPage(<Tables />, { path: '/admin/catalogue/tables' });

  async function choose(files: File[]) {
    const view = open();
    await view.user.upload(await screen.findByLabelText('Files of tables'), files);
    return view;
  }

  test('every table is offered as a file; files are looked at together, and imported together', async () => {
    const asked = importing();
    const { user } = await choose([file('zone.csv'), file('campus.json')]);
    const zones = within(screen.getByRole('row', { name: /^Zones/ })).getAllByRole('button');
    expect(zones.map(({ textContent }) => textContent)).toEqual(['CSV Zones', 'JSON Zones']);
    expect(await screen.findByRole('heading', { name: 'What zone.csv, campus.json would change' })).toHaveFocus();
    expect(screen.getByText('Rows read').nextSibling).toHaveTextContent('4');
    await user.click(screen.getByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText('Imported: 2 new records, 1 changed.')).toBeInTheDocument();
    const names = ['zone.csv', 'campus.json'];
    expect(asked).toEqual(['?dryRun=true', '?dryRun=false'].map((search) => [search, names]));
  });

  test('what is wrong is said once in a file, with its lines', async () => {
    const issues = [...Array.from({ length: 12 }, (_, index) => wrong('zone.csv', index + 2)), wrong('campus.csv', 9)];
    const report = { ...REPORT, issueCount: 13, issues };
    importing(refused(400, 'import_refused', 'no', { data: { report } }));
    await choose([file('zone.csv'), file('campus.csv')]);
    const problems = within(await screen.findByRole('table', { name: 'Problems in the files' }));
    expect(problems.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FileProblemColumnRows',
      expect.stringMatching(/^zone\.csvEnter a numberposition2, 3, .* and 2 more$/),
      'campus.csvEnter a numberposition9',
    ]);
    expect(screen.getByRole('button', { name: /^Save the list of problems/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
  });

  test('of one file the problems need not name it', async () => {
    importing(answer({ report: { ...REPORT, issueCount: 1, issues: [wrong('zone.csv', 2)] } }));
    await choose([file('zone.csv')]);
    expect(await screen.findByText(/^1 problem\. Nothing can be imported before/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Enter a number position 2' })).toBeInTheDocument();
  });

  const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size });
  const MANY = Array.from({ length: MOST_TABLES + 1 }, (_, index) => file(`${index}.csv`));
  const LARGE = ['a.csv', 'b.csv', 'c.csv'].map((name) => sized(name, 16 * 1024 * 1024));

  test.each<[string, File[], RegExp]>([
    ['an empty file', [file('zone.csv'), file('campus.csv', '')], /campus\.csv is empty/],
    ['a file that is too large', [sized('pin.csv', 2e7)], /pin\.csv has .* limit is 16 MB/],
    ['too many', MANY, /Choose at most \d+ files/],
    ['too much together', LARGE, /have .* together\. The limit is 32 MB/],
  ])('%s is not sent', async (_what, files, said) => {
    const asked = importing();
    await choose(files);
    expect(screen.getByLabelText('Files of tables')).toHaveAccessibleDescription(said);
    expect(asked).toEqual([]);
  });
});

describe('a report of an import', () => {
  const issue = (line: number, column: string | null, reason: string) => ({ line, column, reason });

  test('the same problem of a column is said once, with all its lines; the most frequent first', () => {
    const groups = groupIssues([
      issue(2, 'seats', 'Enter a number'),
      issue(3, 'name', 'Enter: Name'),
      issue(4, 'name', 'Enter: Name'),
      issue(5, 'seats', 'Enter: Name'),
    ]);
    expect(groups.map(({ column, reason, lines }) => [column, reason, lines])).toEqual([
      ['name', 'Enter: Name', [3, 4]],
      ['seats', 'Enter a number', [2]],
      ['seats', 'Enter: Name', [5]],
    ]);
  });

  test('the list of problems is CSV in which nothing is a formula; of several files it names each', () => {
    const odd = issue(2, null, '=1+1 is “no”, say "one"');
    expect(issuesAsCsv([odd])).toBe('row,column,problem\r\n2,,"\'=1+1 is “no”, say ""one"""\r\n');
    const csv = issuesAsCsv([{ file: 'zone.csv', ...issue(2, 'name', 'Enter: Name') }]);
    expect(csv).toBe('file,row,column,problem\r\nzone.csv,2,name,Enter: Name\r\n');
  });
});

describe('a list in pages', () => {
  test.each([
    [1, 3, [2]],
    [2, 3, [1, 3]],
    [3, 3, [2]],
    // The list became shorter while its last page was looked at.
    [5, 3, [3]],
    [1, 1, []],
  ])('page %i of %i leads to %j', async (page, totalPages, pages) => {
    const onPage = jest.fn();
    const { user } = renderPage(<Pager metadata={{ page, totalPages, total: totalPages, limit: 1 }} onPage={onPage} />);
    for (const button of screen.queryAllByRole('button')) await user.click(button);
    expect(onPage.mock.calls.flat()).toEqual(pages);
  });
});
