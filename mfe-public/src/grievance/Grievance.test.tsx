import { formatTicket, ticketCheck } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { server, startServer } from './testing';
import Grievance, { loader } from './Grievance';

startServer();

const TICKET = formatTicket('2026', `ABCDEFG${ticketCheck('2026', 'ABCDEFG')}`);
const RECEIPT = { status: 'success', data: { ticket: TICKET, due: '2026-02-06' } };

const RTI = {
  path: '/grievance-form/rti',
  title: 'Right to Information',
  description: 'Every citizen may ask.',
  keywords: [],
  updated_at: null,
  owner: 'Registrar',
  section: null,
  body: '## Whom to ask\n\nSee [the fees](#fees) of {{shortName}}.\n\n## Fees\n\n| What | Fee |\n| --- | --- |\n| Request | ₹10 |',
};
const answerPage = (page: typeof RTI | null, counts: object[] = []) => ({
  '/page/text': { status: 'success', data: { page } },
  '/grievance/counts': { status: 'success', data: { month: '2025-12', counts } },
});

const show = (path = '/grievance-form', api = answerPage(null)) => renderPage(<Grievance />, { path, api });
type User = ReturnType<typeof show>['user'];

const form = () => within(screen.getByRole('form', { name: 'Send a grievance' }));
const send = (user: User) => user.click(form().getByRole('button', { name: 'Send the grievance' }));

const TYPED = {
  'Your name': 'Neha Rawat',
  'E-mail': 'neha@person.example',
  'Mobile number': '098111 22233',
  Subject: 'The receipt of my fee',
  'What happened': 'I have paid the fee and the receipt has not come.',
};

async function fillIn(user: User) {
  for (const [label, text] of Object.entries(TYPED)) await user.type(form().getByLabelText(label), text);
  await user.selectOptions(form().getByLabelText('What it is about'), 'Fee and refund');
}

/** Answers every grievance so; returns the keys and the bodies that came. */
function answerWith(answer: () => Response) {
  const sent: { key: string | null; body: string }[] = [];
  server.use(
    http.post('*/api/v1/grievance', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
      await delay(20);
      return answer();
    }),
  );
  return sent;
}

test('a grievance is sent with its file, and its ticket is shown, to be copied', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show('/grievance-form?kind=employee');
  await user.type(form().getByLabelText('Your name'), TYPED['Your name']);
  await user.type(form().getByLabelText('Employee number (optional)'), 'E-77');
  for (const label of ['E-mail', 'Mobile number', 'Subject', 'What happened'] as const)
    await user.type(form().getByLabelText(label), TYPED[label]);
  await user.selectOptions(form().getByLabelText('What it is about'), 'Service matters');
  await user.upload(form().getByLabelText(/^A document/), new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }));
  await send(user);
  const heading = await screen.findByRole('heading', { name: 'Your grievance has reached us' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(TICKET)).toBeInTheDocument();
  expect(screen.getByText(/An answer is due by 6 Feb 2026\./)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatch(/name="kind"\s+employee/);
  expect(sent[0]?.body).toMatch(/name="number"\s+E-77/);
  expect(sent[0]?.body).toMatch(/filename="a.pdf"/);
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(await navigator.clipboard.readText()).toBe(TICKET);
  expect(screen.getByText('Copied.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Check its status' })).toHaveAttribute(
    'href',
    `/grievance-form?ticket=${TICKET}#track`,
  );
  await user.click(screen.getByRole('button', { name: 'Send another grievance' }));
  expect(form().getByLabelText('Subject')).toHaveValue('');
});

test('what is wrong stands beside its field and in a list that takes focus and leads there', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show();
  await user.type(form().getByLabelText('Mobile number'), '12345');
  await user.upload(form().getByLabelText(/^A document/), new File(['<html>'], 'a.pdf', { type: 'application/pdf' }));
  await send(user);
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveFocus();
  expect(within(problems).getByRole('heading')).toHaveTextContent('There are 7 problems');
  expect(
    within(problems)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your name',
    'Enter your e-mail address',
    'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
    'Choose what it is about',
    'Give a subject of at least 5 characters',
    'Describe it in at least 20 characters',
    'Choose a PDF file',
  ]);
  const mobile = form().getByLabelText('Mobile number');
  expect(mobile).toBeInvalid();
  expect(mobile).toHaveAccessibleDescription(/10 digits that begins with/);
  await user.click(within(problems).getByRole('link', { name: /^Enter a mobile/ }));
  expect(mobile).toHaveFocus();
  expect(sent).toHaveLength(0);
  await user.clear(mobile);
  await user.type(mobile, '+91 98111-22233');
  expect(mobile).toBeValid();
});

test('a second click while it is sent sends nothing more', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show();
  await fillIn(user);
  await user.dblClick(form().getByRole('button', { name: 'Send the grievance' }));
  expect(await screen.findByText(TICKET)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('after a failure everything typed is there, and the next attempt has the same key; a change has another', async () => {
  let answer = () => HttpResponse.error() as Response;
  const sent = answerWith(() => answer());
  const { user } = show();
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /could not reach the university.*Nothing you typed is lost/,
  );
  for (const [label, text] of Object.entries(TYPED)) expect(form().getByLabelText(label)).toHaveValue(text);
  await send(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.key).toBe(sent[0]?.key);
  await waitFor(() => expect(form().getByRole('button', { name: 'Send the grievance' })).toBeInTheDocument());
  answer = () => HttpResponse.json(RECEIPT);
  await user.type(form().getByLabelText('Subject'), ' again');
  await send(user);
  expect(await screen.findByText(TICKET)).toBeInTheDocument();
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('what the server refuses stands beside the field', async () => {
  const issues = [{ path: 'email', message: 'Enter an address that exists' }];
  answerWith(() =>
    HttpResponse.json({ status: 'error', code: 'invalid_request', message: 'No', issues }, { status: 400 }),
  );
  const { user } = show();
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('link', { name: 'Enter an address that exists' })).toBeInTheDocument();
  expect(form().getByLabelText('E-mail')).toBeInvalid();
  expect(form().getByLabelText('Subject')).toHaveValue(TYPED.Subject);
});

test('students and employees are asked in their own words; what was typed stays', async () => {
  const { user, router } = show();
  await user.type(form().getByLabelText('Subject'), 'Stays');
  expect(form().queryByRole('option', { name: 'Service matters' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Employee' }));
  expect(router.state.location.search).toBe('?kind=employee');
  expect(form().getByLabelText('Employee number (optional)')).toBeInTheDocument();
  expect(form().getByRole('option', { name: 'Service matters' })).toBeInTheDocument();
  expect(form().queryByRole('option', { name: 'Ragging' })).not.toBeInTheDocument();
  expect(form().getByLabelText('Subject')).toHaveValue('Stays');
});

test.each([
  ['Harassment', /Internal Complaints Committee read this/],
  ['Ragging', /1800-180-5522/],
])('%s brings advice', async (category, advice) => {
  const { user } = show();
  await user.selectOptions(form().getByLabelText('What it is about'), category);
  expect(form().getByText(advice)).toBeInTheDocument();
});

const track = () => within(screen.getByRole('form', { name: 'Follow a grievance' }));
const TRACKED = {
  ticket: TICKET,
  category: 'fee',
  subject: 'The receipt of my fee',
  status: 'settled',
  reply: 'The receipt was sent.\nSorry.',
  extended_to: null,
  thread: [{ kind: 'reply', text: 'The receipt was sent.\nSorry.', at: '2026-01-16T05:00:00.000Z' }],
  accepts_messages: true,
  created_at: '2026-01-15T05:00:00.000Z',
  updated_at: '2026-01-16T05:00:00.000Z',
  settled_at: '2026-01-16T05:00:00.000Z',
  due: '2026-02-06',
};

test('a grievance is followed by ticket and e-mail', async () => {
  server.use(
    http.post('*/api/v1/grievance/track', () => HttpResponse.json({ status: 'success', data: { grievance: TRACKED } })),
  );
  const { user } = show(`/grievance-form?ticket=${TICKET}`);
  expect(track().getByLabelText('Ticket number')).toHaveValue(TICKET);
  await user.type(track().getByLabelText('E-mail'), 'neha@person.example');
  await user.click(track().getByRole('button', { name: 'Check status' }));
  expect(await screen.findByRole('heading', { name: 'Status of your grievance' })).toHaveFocus();
  for (const text of ['Settled', 'The receipt was sent.', 'Sorry.', '15 Jan 2026, 10:30 am IST'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

async function openTracked(changes: object = {}) {
  const grievance = { ...TRACKED, ...changes };
  server.use(
    http.post('*/api/v1/grievance/track', () => HttpResponse.json({ status: 'success', data: { grievance } })),
  );
  const { user } = show(`/grievance-form?ticket=${TICKET}`);
  await user.type(track().getByLabelText('E-mail'), 'neha@person.example');
  await user.click(track().getByRole('button', { name: 'Check status' }));
  await screen.findByRole('heading', { name: 'Status of your grievance' });
  return user;
}

/** Answers messages so; returns what came. */
function answerMessages(answer: (count: number) => Response) {
  const sent: { key: string | null; body: string }[] = [];
  server.use(
    http.post('*/api/v1/grievance/message', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
      return answer(sent.length);
    }),
  );
  return sent;
}

test('a message is added under one key, however often it is tried, and stands in the thread', async () => {
  const user = await openTracked();
  const thread = [...TRACKED.thread, { kind: 'message', text: 'It is torn.', at: '2026-01-17T05:00:00.000Z' }];
  const grievance = { ...TRACKED, status: 'in-progress', settled_at: null, thread };
  const sent = answerMessages((count) =>
    count === 1 ? HttpResponse.error() : HttpResponse.json({ status: 'success', data: { grievance } }),
  );
  const adding = within(screen.getByRole('form', { name: 'Add a message' }));
  expect(adding.getByText('This grievance is closed. A message opens it again.')).toBeInTheDocument();
  const button = adding.getByRole('button', { name: 'Send the message' });
  await user.click(button);
  expect(await adding.findByRole('link', { name: 'Write your message' })).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  await user.type(adding.getByLabelText('Message'), 'It is torn.');
  await user.click(button);
  expect(await adding.findByRole('alert')).toHaveTextContent('The message was not added');
  expect(adding.getByLabelText('Message')).toHaveValue('It is torn.');
  await user.click(button);
  expect(await screen.findByText('Your message was added.')).toBeInTheDocument();
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
  expect(sent[0]?.body).toContain('neha@person.example');
  const entries = within(screen.getByRole('list', { name: 'What was written' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^We replied16 Jan 2026.*The receipt was sent/),
    expect.stringMatching(/^You wrote17 Jan 2026.*It is torn/),
  ]);
  expect(adding.getByLabelText('Message')).toHaveValue('');
});

test('one that was closed long ago takes no message, and says what to do', async () => {
  await openTracked({ accepts_messages: false });
  expect(screen.getByText(/closed more than 30 days ago.*send a new one/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Add a message' })).not.toBeInTheDocument();
});

test('a slip of the finger in the ticket is found without asking the server', async () => {
  const { user } = show();
  await user.type(track().getByLabelText('Ticket number'), `${TICKET.slice(0, -1)}0`);
  await user.type(track().getByLabelText('E-mail'), 'neha');
  await user.click(track().getByRole('button', { name: 'Check status' }));
  const problems = await screen.findByRole('alert');
  expect(within(problems).getAllByRole('link')).toHaveLength(2);
  expect(track().getByLabelText('Ticket number')).toBeInvalid();
});

test('an unknown ticket is told in the words of the server', async () => {
  const failure = {
    status: 'error',
    code: 'not_found',
    message: 'No grievance has this ticket number and e-mail address.',
  };
  server.use(http.post('*/api/v1/grievance/track', () => HttpResponse.json(failure, { status: 404 })));
  const { user } = show();
  await user.type(track().getByLabelText('Ticket number'), TICKET.toLowerCase());
  await user.type(track().getByLabelText('E-mail'), 'neha@person.example');
  await user.click(track().getByRole('button', { name: 'Check status' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(failure.message);
  expect(track().getByLabelText('E-mail')).toHaveValue('neha@person.example');
});

test('without scripts the browser posts the fields that the API reads', () => {
  show('/grievance-form?kind=employee');
  const [sending, tracking] = [
    screen.getByRole('form', { name: 'Send a grievance' }),
    screen.getByRole('form', { name: /Follow/ }),
  ];
  expect(sending).toHaveAttribute('action', '/api/v1/grievance');
  expect(sending).toHaveAttribute('method', 'post');
  expect(sending).toHaveAttribute('enctype', 'multipart/form-data');
  // The file last: a wrong field that comes before it is refused before the file is read.
  expect([...new FormData(sending as HTMLFormElement).keys()]).toEqual([
    'kind',
    'noticeVersion',
    'name',
    'number',
    'email',
    'mobile',
    'category',
    'subject',
    'message',
    'pdf',
  ]);
  expect(tracking).toHaveAttribute('action', '/api/v1/grievance/track');
  expect([...new FormData(tracking as HTMLFormElement).keys()]).toEqual(['ticket', 'email']);
});

const load = (address: string) => {
  const { queryClient } = renderPage(<p />);
  return loader({ queryClient, params: {}, url: new URL(address, 'https://seu.example') });
};

test('the page of a form that was sent shows the ticket of its address', async () => {
  show(`/grievance-form/sent?ticket=${TICKET}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your grievance has reached us');
  expect(screen.getByText(TICKET)).toBeInTheDocument();
  expect(screen.getByText(/within 15 working days/)).toBeInTheDocument();
  expect(await load(`/grievance-form/sent?ticket=${TICKET}`)).toBeUndefined();
});

test.each(['', '?ticket=GR-2026-0000-0000', '?ticket=Call+0900'])('%p shows no ticket: 404', async (query) => {
  show(`/grievance-form/sent${query}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No ticket here');
  expect(await load(`/grievance-form/sent${query}`)).toEqual({ status: 404, title: 'No ticket here' });
});

test('the page about the Right to Information is linked to', async () => {
  show('/grievance-form', answerPage(RTI));
  const part = await screen.findByRole('region', { name: 'Right to Information' });
  expect(within(part).getByRole('link')).toHaveAttribute('href', '/grievance-form/rti');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'Right to Information' })).toHaveAttribute(
    'href',
    '/grievance-form#rti',
  );
});

test('a university that says nothing about it has no part about it', async () => {
  const { queryClient } = show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/Right to Information/)).not.toBeInTheDocument();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.getAllByRole('link')).toHaveLength(2);
});

test('what became of grievances stands in a table, with its sums and a word on what is left out', async () => {
  const counts = [
    { category: 'fee', received: 4, in_time: 2, late: 1, pending: 1 },
    { category: 'campus', received: 1_200, in_time: 0, late: 0, pending: 1_203 },
  ];
  show('/grievance-form', answerPage(null, counts));
  const part = within(await screen.findByRole('region', { name: 'How we settle grievances' }));
  const table = within(part.getByRole('table', { name: 'Grievances in December 2025' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AboutReceivedSettled within 15 working daysSettled latePending at the end',
    'Fee and refund4211',
    'Campus and hostel1,200001,203',
    'All1,204211,204',
  ]);
  expect(part.getByText(/^Confidential grievances, such as harassment, are not in this table/)).toBeInTheDocument();
});

test('without numbers there is no table of them', async () => {
  const { queryClient } = show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('How we settle grievances')).not.toBeInTheDocument();
});

test('the loader reads both for the form alone', async () => {
  const { queryClient } = renderPage(<p />, { api: answerPage(RTI) });
  const load = (path: string) => loader({ queryClient, params: {}, url: new URL(path, 'https://seu.example') });
  await load(`/grievance-form/sent?ticket=${TICKET}`);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await load('/grievance-form');
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
});
