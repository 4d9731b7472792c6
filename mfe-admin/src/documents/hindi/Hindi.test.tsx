import { screen, waitFor, within } from '@testing-library/react';
import { authStore } from '@university/shared';
import type { EditableDocument } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { dropAllUnfinished } from '../../form/unfinished';
import { server, startServer } from '../../testing';
import EditNotice from '../../notices/EditNotice';
import type { DocumentKind } from '../contract';
import EditDocument from '../EditDocument';
import { DEMO } from '../testing/examples';

startServer();
beforeEach(() => authStore.getState().begin({ token: 't1', currentRole: 'admin', email: 'admin@seu.example' }));
afterEach(() => {
  authStore.getState().end();
  dropAllUnfinished();
});

const CHANGED = 'English changed since: see to the Hindi';
const DIFFERENCE = 'What changed in the English';
const NORTH = { at: 'name', of: 'North', text: 'उत्तर' };

/** A form with its part Hindi open. `sent`: bodies of what was published. */
async function open(kind: DocumentKind, data: Record<string, unknown>) {
  const document = {
    ...{ _id: 'd1', kind, key: 'k', name: 'It', status: 'published', isUnfit: false, mayEdit: true, updated_at: null },
    ...{ version: 1, data, names: {}, uses: [], guarded: [], mayPublish: true, draft_stage: null, draft: null },
    takesTwo: false,
  } as EditableDocument;
  const sent: { data: Record<string, unknown> }[] = [];
  const answer = () => HttpResponse.json({ status: 'success', data: { document } });
  server.use(
    http.put('*/api/v1/document/d1/draft', answer),
    http.put('*/api/v1/document/d1', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return answer();
    }),
  );
  const isNotice = kind === 'notice';
  const { user } = renderPage(isNotice ? <EditNotice /> : <EditDocument />, {
    path: isNotice ? '/admin/view-pdfs/d1' : `/admin/catalogue/${kind}/d1`,
    pattern: isNotice ? '/admin/view-pdfs/:id' : '/admin/catalogue/:kind/:id',
    api: {
      '/document/d1': { status: 'success', data: { document } },
      '/auth/second-factor': { status: 'success', data: { isOn: true, hasPasskey: true, isRequired: false } },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Hindi beside English' }));
  await screen.findByLabelText('Only what is to be done');
  const publish = async () => {
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.data.hi;
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
