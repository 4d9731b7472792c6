import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EditableDocument } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse } from 'msw';
import { unfinishedOf } from '../../form/unfinished';
import { answer, answering, logIn, refused, startServer, success } from '../../testing';
import { DEMO } from '../testing/examples';
import { button, documentApi, documentOf, draftOf, hide, openForm, saves } from '../testing/forms';
import Drafts from './Drafts';

startServer();
beforeEach(() => logIn('editor'));

const ZONE = documentOf('zone', { key: 'north', name: 'North' });
const DRAFT = draftOf('zone', { name: 'Northern' });

function open(start: EditableDocument, reply?: Parameters<typeof documentApi>[1]) {
  const sent = documentApi(start, reply);
  return { sent, ...openForm(start) };
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const dialog = (name?: string) => screen.findByRole('dialog', { name });

it('a preview without a change shows what is public, and saves nothing', async () => {
  const { user, sent } = open(ZONE);
  answering('post', '/document/d1/draft/preview', answer({ token: 'abc', expires_at: '2026-02-01T00:00:00Z' }));
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByLabelText('Link to pass on')).toHaveValue(
    'http://localhost/admin-login/preview#abc/campus/zone/north',
  );
  expect(sent).toEqual([]);
});

it('what is typed is saved as a draft, counted from the one before, and said', async () => {
  const { user, sent } = open(ZONE);
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  expect(await screen.findByText(/^Draft saved, 15 Jan 2026, 10:30 am IST\./)).toBeInTheDocument();
  await user.clear(name);
  hide();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => [body.version, body.base, (body.data as { name: string }).name])).toEqual([
    [0, 4, 'Northern'],
    // It need not fit.
    [1, 4, ''],
  ]);
});

it('the draft is what the form begins with, and goes with what is published', async () => {
  const { user, sent } = open({ ...ZONE, draft: DRAFT });
  expect(await nameField()).toHaveValue('Northern');
  expect(await screen.findByText(/^Draft saved by Ravi Das/)).toBeInTheDocument();
  await user.click(await button('Publish'));
  expect(await screen.findByText('“North” is published.')).toBeInTheDocument();
  expect(sent.map(({ method, body }) => [method, body.version])).toEqual([
    ['PUT draft', 3],
    ['POST draft', 4],
  ]);
});

it('what somebody else saves meanwhile is shown, and neither loses a word', async () => {
  const theirs = { ...ZONE, draft: { ...DRAFT, data: { ...DEMO.zone, position: 9 } } };
  let isFirst = true;
  const { user, sent } = open(ZONE, (made, now) => {
    if (!isFirst) return saves(made, now);
    isFirst = false;
    return refused(409, 'conflict', 'Changed.', { data: { document: theirs } })();
  });
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  const clash = within(await screen.findByRole('alert'));
  expect(await clash.findByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(name).toHaveValue('Northern');
  await user.click(clash.getByRole('button', { name: 'Keep mine too' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent[1]?.body).toMatchObject({ version: 3, data: { name: 'Northern', position: 9 } });
});

it('of a save whose answer was lost the next one takes the place, as it is nobody else’s', async () => {
  let stored = ZONE;
  const { user, sent } = open(ZONE, (made) => {
    if (made.body.version !== (stored.draft?.version ?? 0))
      return refused(409, 'conflict', 'Changed.', { data: { document: stored } })();
    stored = saves(made, stored);
    return sent.length === 1 ? HttpResponse.error() : stored;
  });
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  await user.type(name, ' zone');
  hide();
  expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored.draft).toMatchObject({ version: 2, data: { name: 'Northern zone' } });
});

it('what is typed while a save is on its way outlives a session that ends before the next one', async () => {
  let letGo = () => {};
  const onItsWay = new Promise<void>((resolve) => (letGo = resolve));
  const { user, sent } = open(ZONE, (made, now) =>
    sent.length === 1 ? onItsWay.then(() => saves(made, now)) : refused(500, 'internal', 'No.')(),
  );
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  await user.type(name, 'ern');
  hide();
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.change(name, { target: { value: 'Northern zone' } });
  hide();
  letGo();
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(unfinishedOf('editor@seu.example', 'document-zone-d1')).toMatchObject({ data: { name: 'Northern zone' } });
});

it('what was published past a draft is shown before anybody types on, and is not lost', async () => {
  const past = { ...ZONE, version: 5, data: { ...DEMO.zone, position: 9 }, draft: { ...DRAFT, before: DEMO.zone } };
  const { user, sent } = open(past, (made, now) => {
    const { draft, ...saved } = saves(made, now);
    return { ...saved, draft: draft && { ...draft, before: null } };
  });
  const clash = within(await screen.findByRole('alert'));
  expect(clash.getByRole('row', { name: 'Place in the list 1 9 1' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  await user.click(clash.getByRole('button', { name: 'Keep the draft too' }));
  expect(await nameField()).toHaveValue('Northern');
  expect(screen.getByRole('textbox', { name: 'Place in the list' })).toHaveValue('9');
  expect(sent[0]?.body).toMatchObject({ base: 5, version: 3, data: { name: 'Northern', position: 9 } });
});

it('a draft is discarded when its editor says so', async () => {
  const { user, sent } = open({ ...ZONE, draft: DRAFT });
  await user.click(await button('Discard the draft'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Discard the draft' }));
  await waitFor(async () => expect(await nameField()).toHaveValue('North'));
  expect(sent).toEqual([{ method: 'DELETE draft', body: { version: '3' } }]);
});

it('it is published later at the time given, in India’s time, and not at one that is over', async () => {
  const { user, sent } = open(ZONE, (made, now) =>
    made.method === 'POST draft'
      ? { ...now, draft: { ...DRAFT, stage: 'scheduled', publish_at: '2099-01-01T00:30:00.000Z' } }
      : saves(made, now),
  );
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Publish later' }));
  const later = within(await dialog('Publish later'));
  const time = later.getByLabelText('Day and time, in IST');
  await user.type(time, '2020-01-01T06:00');
  await user.click(later.getByRole('button', { name: 'Schedule' }));
  expect(time).toHaveAccessibleDescription('Give a day and a time that are still to come.');
  expect(sent).toEqual([]);
  await user.clear(time);
  await user.type(time, '2099-01-01T06:00');
  await user.click(later.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByRole('heading', { name: /This will be published on 1 Jan 2099/ })).toBeInTheDocument();
  const body = { step: 'schedule', version: 1, publish_at: '2099-01-01T00:30:00.000Z' };
  expect(sent.at(-1)).toEqual({ method: 'POST draft', body });
});

it('where publishing takes two, the button asks for a review', async () => {
  const { user, sent } = open({ ...ZONE, takesTwo: true });
  await screen.findByText('', { selector: '[role=status]' });
  await user.type(await nameField(), 'ern');
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await user.click(await button('Ask for a review'));
  expect(await screen.findByText('You have changed it. Somebody else has to publish it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(sent.map(({ method }) => method)).toEqual(['PUT draft', 'POST draft']);
});

it('a reviewer sees what is changed, and publishes it or gives it back with the reason', async () => {
  const waiting: EditableDocument = {
    ...ZONE,
    takesTwo: true,
    draft: { ...DRAFT, stage: 'in-review', note: 'As asked' },
  };
  const { user, sent } = open(waiting, ({ body }, now) => ({
    ...now,
    draft: { ...DRAFT, remark: String(body.remark) },
  }));
  const changes = within(await screen.findByRole('region', { name: 'What is changed' }));
  expect(changes.getByText('Northern')).toBeInTheDocument();
  expect(screen.getByText('Note: As asked')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send it back' }));
  const back = within(await dialog());
  await user.type(back.getByLabelText('What should be changed (optional)'), 'Two names');
  await user.click(back.getByRole('button', { name: 'Send it back' }));
  expect(await nameField()).toHaveValue('Northern');
  expect(sent).toEqual([{ method: 'POST draft', body: { step: 'take-back', remark: 'Two names', version: 3 } }]);
});

it('what is typed without a rest is saved every few seconds, and the browser asks before it leaves what is not', async () => {
  const { user, sent } = open(ZONE);
  const name = await nameField();
  await screen.findByRole('button', { name: 'Publish later' });
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'] });
  try {
    for (let second = 0; second < 5; second++) {
      fireEvent.change(name, { target: { value: `North ${second}` } });
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      if (second === 0) expect(leave()).toBe(false);
    }
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ data: { name: expect.stringMatching(/^North [34]$/) } }));
  expect(user).toBeDefined();
});

it('all drafts are listed with their stage, and why one came back', async () => {
  const drafts = [
    { ...DRAFT, _id: 'd1', kind: 'zone', name: 'North', isNew: true, stage: 'in-review' },
    { ...DRAFT, _id: 'd2', kind: 'page', name: 'History', remark: 'Count again', isMine: true },
  ];
  renderPage(<Drafts />, { path: '/admin/drafts', api: { '/draft': success({ drafts }) } });
  expect(await screen.findByRole('row', { name: /North Zone Waits for review New Ravi Das/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /History Page Draft It came back: Count again You/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open North' })).toHaveAttribute('href', '/admin/catalogue/zone/d1');
});

describe('of a notice', () => {
  const NOTICE = documentOf('notice', {
    ...{ key: 'n1', name: 'Lathes for the workshop', version: 2, names: { 'abc.def': '1 page, 14 kB' } },
  });
  const FILE = '/notice/d1/file';
  beforeEach(() => logIn('notices'));

  const file = () => new File(['%PDF-1.7'], 'right.pdf', { type: 'application/pdf' });

  it('the draft is what the form begins with; what is typed is saved to it, and it goes with what is published', async () => {
    const draft = draftOf('notice', { summary: 'Three lathes.' }, { base: 2 });
    const { user, sent } = open({ ...NOTICE, draft });
    expect(await screen.findByLabelText('Summary (optional)')).toHaveValue('Three lathes.');
    await screen.findByRole('button', { name: 'Publish later' });
    await user.type(screen.getByLabelText('Title'), ', again');
    hide();
    expect(await screen.findByText(/^Draft saved, 15 Jan 2026/)).toBeInTheDocument();
    const data = { ...draft.data, fileName: 'Lathes for the workshop, again' };
    const body = { data, note: '', correction: '', base: 2, version: 3 };
    expect(sent).toEqual([{ method: 'PUT draft', body }]);
    await user.click(await button('Publish'));
    expect(await screen.findByText('“Lathes for the workshop” is published.')).toBeInTheDocument();
    expect(sent.slice(1)).toMatchObject([
      { method: 'PUT draft', body: { base: 2, version: 4, data } },
      { method: 'POST draft', body: { step: 'publish', version: 5 } },
    ]);
  });

  it('a new PDF is stored and named by the draft; readers of the old one have to be told what was wrong', async () => {
    answering('post', FILE, answer({ file: { _id: 'new.one', size: 20, pages: 1 } }));
    const { user, sent } = open(NOTICE);
    expect(await screen.findByText('Present PDF: 1 page, 14 kB.')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Publish later' });
    await user.upload(screen.getByLabelText('New PDF (optional)'), file());
    expect(await screen.findByText(/^New PDF, stored with the draft: right\.pdf/)).toBeInTheDocument();
    await user.click(await button('Publish'));
    const correction = screen.getByLabelText(/What was wrong/);
    expect(correction).toHaveAccessibleDescription(/Say what was wrong with the PDF that you replace/);
    await user.type(correction, 'The date was wrong');
    await user.click(await button('Publish'));
    expect(await screen.findByText('“Lathes for the workshop” is published.')).toBeInTheDocument();
    const body = { data: { file: 'new.one' }, correction: 'The date was wrong' };
    expect(sent.at(-2)).toMatchObject({ method: 'PUT draft', body });
  });

  it('a PDF that the API refuses is said at its field, and the present one stays', async () => {
    answering('post', FILE, refused(400, 'invalid', 'This PDF is damaged.'));
    const { user, sent } = open(NOTICE);
    await user.upload(await screen.findByLabelText('New PDF (optional)'), file());
    expect(await screen.findByText('This PDF is damaged.')).toBeInTheDocument();
    expect(screen.getByText('Present PDF: 1 page, 14 kB.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('a reviewer reads all of one that nobody has published yet', async () => {
    const draft = draftOf('notice', { publishAt: null }, { stage: 'in-review' });
    open({ ...NOTICE, status: 'draft', takesTwo: true, data: draft.data, draft });
    const changes = within(await screen.findByRole('region', { name: 'What is changed' }));
    expect(changes.getByText('Tenders')).toBeInTheDocument();
    expect(changes.getByText('Two lathes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview' })).toBeInTheDocument();
  });
});
