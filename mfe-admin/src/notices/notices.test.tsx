import Files from './Files';
import Uploads from './Uploads';
import AlertDesk, { type AlertValues, BLANK_ALERT, alertSchema } from './alert/AlertDesk';
import { today } from '@university/shared/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@university/shared/testing';
import { http } from 'msw';
import { useState } from 'react';
import type { NoticeSection } from '../contract';
import { answer, answering, listOf, logIn, pdf, refused, server, startServer } from '../testing';
import { SectionPicker } from './NoticeForm';

startServer();
beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  logIn('notices');
});

const field = (name: string | RegExp) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the list', () => {
  const notice = (_id: string, fileName: string, state = 'active') => ({
    ...{ _id, fileName, state, section: 'tenders', language: 'en', fileLink: `/file/${_id}`, size: 2000, pages: 2 },
    ...{ publishAt: '2026-07-01T04:30:00Z', created_at: '2026-07-01T04:30:00Z', autoArchive: false, validUntil: null },
    withdrawn: state === 'withdrawn' ? 'Wrong year.' : null,
  });

  const COUNTS = { all: 1234, active: 1000, scheduled: 4, archived: 230 };
  const list = (...notices: object[]) => ({ ...listOf({ notices, counts: COUNTS }, 1234), metadata: PAGES });
  const PAGES = { total: 1234, page: 1, limit: 20, totalPages: 62 };

  const open = (path = '/admin/view-pdfs', api: Record<string, unknown> = {}) =>
    renderPage(<Files />, {
      path,
      api: { '/admin/notice': list(notice('a', 'Lathes'), notice('b', 'Looms', 'archived')), ...api },
    });

  it('shows counts, what can be done with each, and keeps the order in the address', async () => {
    const later = { ...notice('c', 'Later', 'archived'), publishAt: '2999-01-01T00:00:00Z' };
    const { user, router } = open('/admin/view-pdfs', { '/admin/notice': list(notice('a', 'Lathes'), later) });
    const row = within(await screen.findByRole('row', { name: /Lathes/ }));
    expect(row.getByRole('link', { name: 'Edit Lathes' })).toHaveAttribute('href', '/admin/view-pdfs/a');
    expect(row.getByRole('link', { name: '2 pages, 2 kB' })).toHaveAttribute('href', '/file/a');
    // Visitors may not see its file yet; staff get it by an address of their own.
    const unseen = within(screen.getByRole('row', { name: /Later/ }));
    expect(unseen.queryByRole('link', { name: '2 pages, 2 kB' })).toBeNull();
    expect(unseen.getByRole('button', { name: '2 pages, 2 kB' })).toBeInTheDocument();
    expect(button('All (1,234)')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('columnheader', { name: /Created/ })).toHaveAttribute('aria-sort', 'descending');
    await user.click(button(/^Title/));
    expect(router.state.location.search).toBe('?sort=title&order=asc');
    await user.click(button('Next page'));
    expect(router.state.location.search).toBe('?sort=title&order=asc&page=2');
    await user.click(button(/^Scheduled/));
    expect(router.state.location.search).toBe('?state=scheduled&sort=title&order=asc');
  });

  it('reads the search from the address, and writes it there', async () => {
    const { user, router } = open('/admin/view-pdfs?search=lathe&section=news');
    await screen.findByRole('row', { name: /Lathes/ });
    expect(field('Title or text has')).toHaveValue('lathe');
    expect(field('Section')).toHaveValue('news');
    type('Title or text has', 'loom');
    await user.type(field('Title or text has'), '{Enter}');
    expect(router.state.location.search).toBe('?search=loom&section=news');
    await user.click(button('Clear the search'));
    expect(router.state.location.search).toBe('');
  });

  it('selects only what the present search shows', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(button(/^Scheduled/));
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  it('archives at once and says which could not be moved', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/v1/notice/:id', async ({ request, params }) => {
        sent.push([params.id, await request.json()]);
        if (params.id === 'b') return refused(403, 'second_person_required', 'A second person does this.')();
        return answer({ notice: notice('a', 'Lathes') })();
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(button('Archive the selected'));
    expect(await screen.findByText('1 notice is in the archive now.')).toBeInTheDocument();
    const left = '1 notice could not be moved and is where it was. A second person does this.';
    expect(screen.getByText(left)).toBeInTheDocument();
    await user.click(button('Undo'));
    expect(await screen.findByText('1 notice is out of the archive now.')).toBeInTheDocument();
    expect(JSON.stringify(sent)).toBe('[["a",{"archive":true}],["b",{"archive":true}],["a",{"archive":false}]]');
  });
});

describe('what is taken from readers', () => {
  const notice = { _id: 'a', fileName: 'Lathes', section: 'tenders', language: 'en', fileLink: '', withdrawn: null };
  const COUNTS = { all: 1, active: 1, scheduled: 0, draft: 0, archived: 0, withdrawn: 0 };
  const open = (state: string, withdrawn: string | null = null) => {
    const row = { ...notice, state, withdrawn, publishAt: '2026-07-01T04:30:00Z', created_at: '2026-07-01T04:30:00Z' };
    return renderPage(<Files />, {
      path: '/admin/view-pdfs',
      api: { '/admin/notice': listOf({ notices: [row], counts: COUNTS }, 1) },
    });
  };

  it('is withdrawn with a reason for them, and not without', async () => {
    const sent = answering('post', '/notice/a/withdraw', answer({ notice }));
    const { user } = open('active');
    await user.click(await screen.findByRole('button', { name: 'Withdraw Lathes' }));
    await user.click(button('Withdraw the notice'));
    expect(field('Reason, for readers')).toHaveAccessibleDescription(/Say why/);
    await user.type(field('Reason, for readers'), 'Wrong year.{Enter}');
    await waitFor(() => expect(sent).toEqual([{ reason: 'Wrong year.' }]));
  });

  it('is deleted where nobody has seen it yet', async () => {
    const sent = answering('delete', '/notice/a', answer({}));
    const { user } = open('scheduled');
    await user.click(await screen.findByRole('button', { name: 'Delete Lathes' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    ['Wrong year.', 'Readers are told: “Wrong year.”'],
    ['', 'Deleted'],
  ])('with the reason “%s” says so, and is restored', async (reason, said) => {
    const sent = answering('post', '/notice/a/restore', answer({ notice }));
    const { user } = open('withdrawn', reason);
    expect(await screen.findByText(said)).toBeInTheDocument();
    await user.click(button('Restore Lathes'));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('the upload', () => {
  const NOTICE = {
    ...{ _id: 'n1', fileName: 'Convocation', section: 'announcements', fileLink: '/api/v1/notice/n1/file?v=1' },
    ...{ publishAt: '2026-01-01T04:30:00Z', archive: false, size: 2000, pages: 3 },
  };
  const HOME = { path: '/', title: 'Home', description: '', keywords: [] };

  const open = () => renderPage(<Uploads />, { sitePages: [HOME] });
  type View = ReturnType<typeof open>;

  async function choose({ user }: View, section: string) {
    type('Section', section);
    await user.type(field('Section'), '{Enter}');
  }

  async function fill(view: View) {
    await choose(view, 'Announcements');
    type('Title', 'Convocation');
    await view.user.upload(field('PDF files'), pdf());
    await screen.findByText('notice.pdf');
  }

  const submit = ({ user }: View) => user.click(button('Upload and publish'));
  const isPublished = () => screen.findByText('“Convocation” is published.');
  const uploading = (...answers: ReturnType<typeof answer>[]) =>
    answering<string>('post', '/notice/upload', ...answers, answer({ notice: NOTICE }));

  it('sends the fields and then the file, and says where the notice appears', async () => {
    const sent = uploading();
    const view = open();
    const refetched = jest.spyOn(view.queryClient, 'invalidateQueries');
    await fill(view);
    await submit(view);
    expect(await isPublished()).toBeInTheDocument();
    expect(screen.getByText('3 pages, 2 kB')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the notice' })).toHaveAttribute('href', '/notices/n1');
    expect(await screen.findByRole('link', { name: 'See the page: Home' })).toHaveAttribute('href', '/');
    const [fields = ''] = sent;
    expect(fields).toMatch(/name="section"\s+announcements/);
    expect(fields.indexOf('name="pdf"')).toBeGreaterThan(fields.indexOf('name="autoArchive"'));
    const { predicate } = refetched.mock.calls[0]?.[0] ?? {};
    const affected = [['notices', 'list'], ['notice', 'staff'], ['home'], ['frame'], ['faculty']].map((queryKey) =>
      predicate?.({ queryKey } as never),
    );
    expect(affected).toEqual([true, true, true, true, false]);
  });

  it('sends nothing that is not right, and says what to change beside each field', async () => {
    const sent = uploading();
    const view = open();
    await submit(view);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(field('Section')).toHaveAccessibleDescription(/Choose a section/);
    expect(field('Title')).toHaveAccessibleDescription(/at least 3 characters/);
    expect(field('PDF files')).toHaveAccessibleDescription(/Choose a PDF file/);
    await view.user.click(screen.getByRole('link', { name: 'Choose a PDF file, or write a text' }));
    expect(field('PDF files')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('has the form and its files again after the session ended, for the same person only', async () => {
    const view = open();
    await fill(view);
    view.unmount();
    logIn('admin');
    const other = open();
    expect(field('Title')).toHaveValue('');
    other.unmount();
    logIn('notices');
    const again = open();
    expect(field('Title')).toHaveValue('Convocation');
    expect(screen.getByText('notice.pdf')).toBeInTheDocument();
    await again.user.click(button('Start again without it'));
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('notice.pdf')).not.toBeInTheDocument();
  });

  it('asks for what the section needs', async () => {
    const view = open();
    const asks = (...names: RegExp[]) => names.map((name) => screen.queryByLabelText(name) !== null);
    expect(asks(/vacancies/, /Starts at/)).toEqual([false, false]);
    await choose(view, 'Academic positions');
    expect(asks(/vacancies/, /Starts at/)).toEqual([true, false]);
    await choose(view, 'Circulars');
    expect(asks(/vacancies/, /Order number/)).toEqual([false, true]);
    await choose(view, 'Student events');
    expect(asks(/Starts at/, /Ends at/, /Place/)).toEqual([true, true, true]);
    expect(await screen.findByRole('group', { name: /Picture/ })).toBeInTheDocument();
  });

  it('takes a text in place of a file, for one notice', async () => {
    const sent = uploading();
    const view = open();
    await choose(view, 'Announcements');
    type('Title', 'Gate closed');
    await view.user.click(await screen.findByRole('button', { name: 'Write as plain text: Text' }));
    type('Text (optional)', 'Use the north gate.');
    await submit(view);
    expect(await isPublished()).toBeInTheDocument();
    expect(sent[0]).toMatch(/name="text"\s+Use the north gate\./);
    expect(sent[0]).not.toContain('name="pdf"');
  });
});

function Picker() {
  const [section, setSection] = useState<NoticeSection | ''>('');
  return (
    <>
      <SectionPicker id="section" value={section} error={undefined} onChange={setSection} />
      <output>{section}</output>
    </>
  );
}

describe('the section', () => {
  const chosen = () => document.querySelector('output')?.textContent;

  it('shows all sections under their headings, and those that fit what is typed', async () => {
    const { user } = renderPage(<Picker />);
    const input = screen.getByRole('combobox', { name: 'Section' });
    await user.click(input);
    expect(screen.getAllByRole('group')).toHaveLength(7);
    await user.type(input, 'minutes');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'University Court: minutes',
      'Board of Management: minutes',
      'Academic Council: minutes',
      'Finance Committee: minutes',
    ]);
    await user.clear(input);
    await user.type(input, 'nothing like it');
    expect(screen.getByText('No section has this name.')).toBeInTheDocument();
  });

  it('is used by keyboard: arrows move, Enter chooses, Escape leaves all as it was', async () => {
    const { user } = renderPage(<Picker />);
    await user.tab();
    await user.keyboard('exam{ArrowDown}{Enter}');
    expect(chosen()).toBe('exam-results');
    const input = screen.getByRole('combobox');
    expect(input).toHaveValue('Examination results');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await user.clear(input);
    await user.type(input, 'tend{Escape}');
    expect(chosen()).toBe('exam-results');
    expect(input).toHaveValue('Examination results');
  });

  it('takes a whole name that is typed, and nothing less, when it is left', async () => {
    const { user } = renderPage(<Picker />);
    await user.type(screen.getByRole('combobox'), 'tenders');
    await user.tab();
    expect(chosen()).toBe('tenders');
    await user.type(screen.getByRole('combobox'), '{Control>}a{/Control}circ');
    await user.tab();
    expect(chosen()).toBe('tenders');
    expect(screen.getByRole('combobox')).toHaveValue('Tenders');
  });
});

describe('alerts', () => {
  const UP = {
    ...{ _id: 'n1', fileName: 'Campus closed: cyclone', section: 'alert', language: 'en', state: 'active' },
    ...{ autoArchive: true, validUntil: '2026-08-01', publishAt: '2026-07-31T04:30:00Z' },
  };

  const list = (notices: object[]) =>
    listOf({ notices, counts: { all: 0, active: notices.length, archived: 0, scheduled: 0 } }, notices.length);

  /** The screen with what is up, and what it sent. */
  function open(up: object[] = []) {
    const api: Record<string, unknown> = { '/admin/notice': list(up) };
    const sent = answering<string>('post', '/notice/upload', answer({ notice: UP }));
    const archived = answering('patch', '/notice/n1', () => {
      api['/admin/notice'] = list([]);
      return answer({ notice: UP })();
    });
    return { sent, archived, ...renderPage(<AlertDesk />, { api }) };
  }

  const SENTENCE = 'What must everybody know?';
  const isSent = () => waitFor(() => expect(field(SENTENCE)).toHaveValue(''));

  it('publishes one sentence until tonight, and needs no more', async () => {
    const { user, sent } = open();
    expect(await screen.findByText('No alert is showing.')).toBeInTheDocument();
    await user.type(field(SENTENCE), 'Campus closed: cyclone{Enter}');
    await isSent();
    const [form = ''] = sent;
    expect(form).toMatch(/name="section"\s+alert/);
    expect(form).toMatch(/name="fileName"\s+Campus closed: cyclone/);
    expect(form).toMatch(/name="text"\s+Campus closed: cyclone/);
    expect(form).toMatch(new RegExp(`name="validUntil"\\s+${today()}`));
    expect(form).not.toMatch(/name="validUntilTime"\s+\d/);
  });

  it('ends at a day and hour of its own, which must be still to come, or stays until somebody takes it away', async () => {
    const { user, sent } = open();
    type(SENTENCE, 'No water');
    await user.selectOptions(field('Show until'), 'A day and hour of its own');
    const end = field('Day and hour at which it ends, in IST');
    const publish = button('Publish on every page');
    await user.click(publish);
    expect(end).toHaveAccessibleDescription('Give the last day on which it is current');
    fireEvent.change(end, { target: { value: `${today()}T00:00` } });
    await user.click(publish);
    expect(end).toHaveAccessibleDescription('That hour is over. Choose a later one');
    expect(sent).toEqual([]);
    fireEvent.change(end, { target: { value: '2999-01-31T18:00' } });
    await user.click(publish);
    await isSent();
    expect(sent[0]).toMatch(/name="validUntil"\s+2999-01-31/);
    expect(sent[0]).toMatch(/name="validUntilTime"\s+18:00/);
    type(SENTENCE, 'No light');
    await user.selectOptions(field('Show until'), 'I take it away');
    await user.click(publish);
    await isSent();
    expect(sent[1]).toMatch(/name="autoArchive"\s+false/);
  });

  it.each<[AlertValues['end'], string, string, string]>([
    ['hours', '2999-01-31T10:00:30+05:30', '2999-01-31', '12:01'],
    ['hours', '2999-01-31T23:00:00+05:30', '2999-02-01', '01:00'],
    ['tonight', '2999-01-31T10:00:00+05:30', '2999-01-31', ''],
    ['tomorrow', '2999-01-31T23:00:00+05:30', '2999-02-01', '18:00'],
  ])('ends are counted: %s at %s', (end, now, validUntil, validUntilTime) => {
    const values = { ...BLANK_ALERT, sentence: 'No water', end };
    const { data } = alertSchema(() => Date.parse(now)).safeParse(values);
    expect({ validUntilTime: '', ...data }).toMatchObject({ autoArchive: 'true', validUntil, validUntilTime });
  });

  it('say what is up and until when, and are taken away at once', async () => {
    const { unmount } = open([{ ...UP, validUntilTime: '18:00' }]);
    expect(await screen.findByText('until 1 Aug 2026, 6:00 pm IST')).toBeInTheDocument();
    unmount();
    const { user, archived } = open([UP]);
    expect(await screen.findByText('until 1 Aug 2026, 12 midnight (IST)')).toBeInTheDocument();
    await user.click(button(/^Take it away/));
    expect(await screen.findByText('No alert is showing.')).toBeInTheDocument();
    expect(archived).toEqual([{ archive: true }]);
  });
});
