import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { answer, answering, HAS_FACTOR, listOf, logIn, startServer, success } from '../../testing';
import type { DocumentKind, Revision } from '../contract';
import { DEMO } from '../testing/examples';
import { button, documentApi, documentOf, openForm } from '../testing/forms';
import History from './History';
import { changesOf, piecesOf } from './Changes';

startServer();
beforeEach(() => logIn('admin'));

describe('Hindi beside English', () => {
  const CHANGED = 'English changed since: see to the Hindi';
  const DIFFERENCE = 'What changed in the English';
  const NORTH = { at: 'name', of: 'North', text: 'उत्तर' };

  /** A form with its part Hindi open. */
  async function open(kind: DocumentKind, data: Record<string, unknown>) {
    const sent = documentApi(documentOf(kind, { data }));
    const { user } = openForm(documentOf(kind, { data }));
    await user.click(await screen.findByRole('button', { name: 'Hindi beside English' }));
    await screen.findByLabelText('Only what is to be done');
    const publish = async () => {
      await user.click(await button('Publish'));
      await waitFor(() => expect(sent.at(-1)).toHaveProperty('method', 'POST draft'));
      return (sent.at(-2)?.body.data as { hi?: unknown } | undefined)?.hi;
    };
    return { user, publish };
  }

  const hindiName = () => screen.findByLabelText('In Hindi: Name');

  it('a text is written beside its English one, and published with it', async () => {
    const { user, publish } = await open('zone', { ...DEMO.zone, hi: [] });
    const input = await hindiName();
    expect(input).toHaveAttribute('lang', 'hi');
    expect(screen.getByText('0 of 1 text is in Hindi.')).toBeInTheDocument();
    expect(screen.getByText('Not in Hindi yet')).toBeInTheDocument();
    await user.type(input, 'उत्तर');
    expect(screen.queryByText('Not in Hindi yet')).not.toBeInTheDocument();
    expect(await publish()).toEqual([NORTH]);
  });

  it('one that is emptied is taken out', async () => {
    const { user, publish } = await open('zone', { ...DEMO.zone, hi: [NORTH] });
    await user.clear(await hindiName());
    expect(screen.getByText('Not in Hindi yet')).toBeInTheDocument();
    expect(await publish()).toEqual([]);
  });

  it('says at once that the English was changed, what it was, and keeps the Hindi', async () => {
    const { user, publish } = await open('zone', { ...DEMO.zone, hi: [NORTH] });
    await hindiName();
    await user.type(screen.getByLabelText('Name'), 'ern');
    expect(await screen.findByText(CHANGED)).toBeInTheDocument();
    expect(screen.getByText('0 of 1 text is in Hindi; 1 to see to.')).toBeInTheDocument();
    expect(await hindiName()).toHaveValue('उत्तर');
    const change = screen.getByText(DIFFERENCE).parentElement as HTMLElement;
    expect(change).toHaveTextContent('Removed: NorthAdded: Northern');
    expect(await publish()).toEqual([NORTH]);
  });

  it('one that is right still becomes so by a button', async () => {
    const { user, publish } = await open('zone', { ...DEMO.zone, name: 'The North', hi: [NORTH] });
    await user.click(await screen.findByRole('button', { name: 'It is still right: Name' }));
    expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
    expect(screen.queryByText(DIFFERENCE)).not.toBeInTheDocument();
    expect(await hindiName()).toHaveFocus();
    expect(await publish()).toEqual([{ ...NORTH, of: 'The North' }]);
  });

  it('shows only what is to be done, and keeps in sight what was done meanwhile', async () => {
    const entries = ['About', 'Fees'].map((label) => ({ ...first(), label }));
    const { user } = await open('menu', {
      ...DEMO.menu,
      entries,
      hi: [{ at: 'entries.0.label', of: 'About', text: 'परिचय' }],
    });
    const inputs = () => screen.getAllByLabelText(/^In Hindi: /).length;
    const all = inputs();
    await user.click(screen.getByLabelText('Only what is to be done'));
    expect(inputs()).toBe(all - 1);
    await user.type(screen.getByLabelText(/^In Hindi: Entries, 2, /), 'शुल्क');
    expect(inputs()).toBe(all - 1);
  });
  const first = () => (DEMO.menu.entries as Record<string, unknown>[])[0];

  /** A menu whose first entry had another English, and whose second has no Hindi. */
  const openMenu = () =>
    open('menu', {
      entries: ['About', 'Contact', 'Fees'].map((label) => ({ ...first(), label })),
      hi: [
        { at: 'entries.0.label', of: 'About us', text: 'हमारे बारे में' },
        { at: 'entries.2.label', of: 'Fees', text: 'शुल्क' },
      ],
    });

  it('what is to see to goes with its row', async () => {
    const { user, publish } = await openMenu();
    expect(screen.getByText(CHANGED)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move down Entries, row 1' }));
    expect(screen.getByLabelText('In Hindi: Entries, 2, Words')).toHaveValue('हमारे बारे में');
    expect(screen.getByText(CHANGED)).toBeInTheDocument();
    expect(screen.getAllByText(DIFFERENCE)).toHaveLength(1);
    expect(screen.getByLabelText('In Hindi: Entries, 1, Words')).toHaveValue('');
    expect(screen.getByLabelText('In Hindi: Entries, 3, Words')).toHaveValue('शुल्क');
    expect(await publish()).toContainEqual({ at: 'entries.1.label', of: 'About us', text: 'हमारे बारे में' });
  });

  it('a row that is gone leaves its Hindi to no other', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Remove Entries, row 1' }));
    await waitFor(() => expect(screen.queryByText(CHANGED)).not.toBeInTheDocument());
    expect(screen.queryByText(DIFFERENCE)).not.toBeInTheDocument();
    expect(screen.getByLabelText('In Hindi: Entries, 1, Words')).toHaveValue('');
    expect(screen.getByLabelText('In Hindi: Entries, 2, Words')).toHaveValue('शुल्क');
  });

  it('notices have it too', async () => {
    const { user, publish } = await open('notice', { ...DEMO.notice, hi: [] });
    const part = within(
      screen.getByRole('button', { name: 'Hindi beside English' }).closest('[id=part-hindi]') as HTMLElement,
    );
    await user.type(await part.findByLabelText('In Hindi: Title'), 'खराद');
    expect(await publish()).toEqual([{ at: 'fileName', of: DEMO.notice.fileName, text: 'खराद' }]);
  });
});

describe('versions', () => {
  const revision = (version: number, name: string, by: string) => ({
    version,
    at: '2026-01-01T04:30:00Z',
    by,
    note: by && 'As the council decided',
    correction: by && 'the name was wrong.',
    status: 'published',
    data: { ...DEMO.zone, name },
  });

  const DOCUMENT = documentOf('zone', { name: 'Northern', version: 2, data: { ...DEMO.zone, name: 'Northern' } });

  const API: Record<string, unknown> = {
    '/document/d1': success({ document: DOCUMENT }),
    '/document/d1/revision': listOf({ revisions: [revision(2, 'Northern', 'Asha Rao'), revision(1, 'North', '')] }, 2),
    ...HAS_FACTOR,
  };

  const open = (api = API) =>
    renderPage(<History />, {
      path: '/admin/catalogue/zone/d1/history',
      pattern: '/admin/catalogue/:kind/:id/history',
      api,
    });

  it('says who changed what, when and why, and what the first version is', async () => {
    open();
    const newest = await screen.findByRole('article', { name: 'Version 2' });
    expect(newest).toHaveTextContent('Asha Rao, 1 Jan 2026');
    expect(newest).toHaveTextContent('As the council decided');
    expect(newest).toHaveTextContent('Readers were told: the name was wrong.');
    expect(newest).toHaveTextContent(/Name\s*Removed: North\s*Added: Northern/);
    expect(within(newest).queryByRole('button', { name: /Restore/ })).not.toBeInTheDocument();
    const first = screen.getByRole('article', { name: 'Version 1' });
    expect(first).not.toHaveTextContent('Readers');
    expect(first).toHaveTextContent('This is the first version that is kept.');
  });

  it('what is newer than the entry as it was read has no file that was replaced, and is not brought back', async () => {
    const data = { ...DEMO.notice, file: 'before.pdf' };
    const stale = documentOf('notice', { version: 1, data });
    const revisions = [
      { ...revision(2, '', 'Asha Rao'), data: { ...data, file: 'after.pdf' } },
      { ...revision(1, '', ''), data },
    ];
    open({ ...API, '/document/d1': success({ document: stale }), '/document/d1/revision': listOf({ revisions }, 2) });
    const newest = await screen.findByRole('article', { name: 'Version 2' });
    expect(within(newest).queryByRole('button', { name: /Save its PDF|Restore/ })).not.toBeInTheDocument();
  });

  it('shows what is left of an entry that was deleted, and brings it back', async () => {
    const { '/document/d1': found, ...api } = API;
    answering('post', '/document/d1/restore', () => {
      api['/document/d1'] = found;
      return answer({ document: DOCUMENT })();
    });
    const { user } = open(api);
    expect(await screen.findByText(/^This entry was deleted/)).toBeInTheDocument();
    expect(screen.queryByText(/There is no such entry/)).not.toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Version 2' })).toHaveTextContent('Northern');
    expect(screen.queryByRole('button', { name: /as a draft/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All zones' })).toHaveAttribute('href', '/admin/catalogue/zone');
    await user.click(screen.getByRole('button', { name: 'Bring the entry back' }));
    expect(await screen.findByRole('link', { name: 'Back to the entry' })).toBeInTheDocument();
    expect(screen.queryByText(/^This entry was deleted/)).not.toBeInTheDocument();
  });

  it('restores an earlier version as a draft, once somebody has confirmed it', async () => {
    const sent = answering('put', '/document/d1/draft', answer({ document: DOCUMENT }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore as a draft: version 1' }));
    expect(sent).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore as a draft' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const note = 'As in version 1 again';
    expect(sent).toEqual([{ data: DEMO.zone, note, base: 2, version: 0 }]);
  });
});

describe('what was changed', () => {
  const revision = (data: Revision['data'], more: Partial<Revision> = {}): Revision => ({
    ...{ version: 1, at: '2026-01-01T00:00:00Z', by: '', note: '', correction: '', status: 'published' },
    data,
    ...more,
  });
  const NAMES = { 'zone-1': 'North Zone', 'zone-2': 'South Zone' };
  const inWords = (pieces: Readonly<ReturnType<typeof piecesOf>>) => pieces.map(({ kind, text }) => `${kind}: ${text}`);
  const said = (kind: DocumentKind, before: Revision, after: Revision) =>
    changesOf(kind, before, after, NAMES).map(({ field, pieces }) => [field, inWords(pieces)]);

  it.each([
    ['a value that came', '', 'new', ['added: new']],
    ['a value that went', 'old', '', ['removed: old']],
    [
      'words that are others',
      'Walk ten minutes.\nGate 2',
      'Walk five minutes.\nGate 2',
      ['same: Walk ', 'removed: ten', 'added: five', 'same:  minutes.\nGate 2'],
    ],
  ])('shows of a text %s', (_, before, after, pieces) => expect(inWords(piecesOf(before, after))).toEqual(pieces));

  it('names what became of each field, references by their names', () => {
    const after = revision({ ...DEMO.campus, zoneId: 'zone-2', womenOnly: true }, { status: 'archived' });
    expect(said('campus', revision(DEMO.campus), after)).toEqual([
      ['Status', ['removed: Published', 'added: Archived']],
      ['Zone', ['removed: North Zone', 'added: South Zone']],
      ['For women only', ['removed: No', 'added: Yes']],
    ]);
  });

  it('shows rows as text, those that went and those that came', () => {
    const after = revision({ ...DEMO.campus, labs: [{ name: 'Welding', text: 'Steel' }] });
    const [[field, pieces] = []] = said('campus', revision(DEMO.campus), after);
    expect(field).toBe('Laboratories and facilities');
    for (const piece of [/^removed: .*Bakery/s, /^added: .*Steel/s, /^same: .*Welding/s])
      expect(pieces).toContainEqual(expect.stringMatching(piece));
  });

  it('shows texts that have little in common one after the other, however long they are', () => {
    const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
    expect(piecesOf(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  it('tells Hindi by the text that it is of; another English text alone changes none', () => {
    const hi = [{ at: 'name', of: 'North', text: 'उत्तर' }];
    const without = revision({ ...DEMO.zone, hi: [] });
    const written = revision({ ...DEMO.zone, hi });
    expect(said('zone', without, written)).toEqual([['In Hindi: Name', ['added: उत्तर']]]);
    expect(said('zone', written, without)).toEqual([['In Hindi: Name', ['removed: उत्तर']]]);
    const renamed = revision({ ...DEMO.zone, name: 'Northern', hi });
    expect(said('zone', written, renamed).map(([field]) => field)).toEqual(['Name']);
  });

  it('leaves the Hindi to a row that only stands elsewhere', () => {
    const menu = (labels: string[], inHindi: string[]) =>
      revision({
        entries: labels.map((label) => ({ ...(DEMO.menu.entries as object[])[0], label })),
        hi: labels.map((of, index) => ({ at: `entries.${index}.label`, of, text: inHindi[index] })),
      });
    const hindiSaid = (after: Revision) =>
      said('menu', menu(['About', 'Fees'], ['परिचय', 'शुल्क']), after).filter(([field]) =>
        /^In Hindi/.test(String(field)),
      );
    expect(hindiSaid(menu(['Fees', 'About'], ['शुल्क', 'परिचय']))).toEqual([]);
    const field = expect.stringMatching(/^In Hindi: Entries, 1, /);
    expect(hindiSaid(menu(['Fees', 'About'], ['फ़ीस', 'परिचय']))).toEqual([[field, ['removed: शुल्क', 'added: फ़ीस']]]);
  });
});
