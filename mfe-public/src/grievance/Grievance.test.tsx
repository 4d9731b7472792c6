import {
  formatTicket,
  GRIEVANCE_CATEGORIES,
  GRIEVANCE_FILE_LIMIT,
  GRIEVANCE_KINDS,
  grievanceForm,
  ticketCheck,
} from '@university/shared/contract';
import { answer, answering, held, hrefOf, refused, renderPage, server, startServer } from '@university/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './testing';
import Grievance, { loader } from './Grievance';
import { categoriesFor, checkPdf, CHECKS, KINDS } from './fields';
import { idempotencyKeys } from '@university/shared/kit';

startServer();

const TICKET = formatTicket('2026', `ABCDEFG${ticketCheck('2026', 'ABCDEFG')}`);
const RECEIPT = { ticket: TICKET, due: '2026-02-06' };

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

/** A form by what it calls: quicker than by its name, which a test below asks for. */
const formTo = (call: string) =>
  within(document.querySelector(`form[action="/api/v1/grievance${call}"]`) as HTMLElement);
const form = () => formTo('');
const track = () => formTo('/track');
const send = (user: User) => user.click(form().getByText('Send the grievance'));

const TYPED = {
  'Your name': 'Neha Rawat',
  'E-mail': 'neha@person.example',
  'Mobile number': '098111 22233',
  Subject: 'The receipt of my fee',
  'What happened': 'I have paid the fee and the receipt has not come.',
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function fillIn(user: User, category = 'Fee and refund') {
  for (const [label, text] of Object.entries(TYPED)) type(form().getByLabelText(label), text);
  await user.selectOptions(form().getByLabelText('What it is about'), category);
}

const showTicket = async (user: User, ticket = TICKET, email = TYPED['E-mail']) => {
  type(track().getByLabelText('Ticket number'), ticket);
  type(track().getByLabelText('E-mail'), email);
  await user.click(track().getByText('Check status'));
};

test('a grievance is sent once with its file, and its ticket is shown, to be copied', async () => {
  const receiving = held(answer(RECEIPT));
  const sent = answering<string>('post', '/grievance', receiving.answer);
  const { user } = show('/grievance-form?kind=employee');
  await fillIn(user, 'Service matters');
  type(form().getByLabelText('Employee number (optional)'), 'E-77');
  await user.upload(
    form().getByLabelText(/^A supporting document/),
    new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' }),
  );
  await user.dblClick(form().getByText('Send the grievance'));
  receiving.letGo();
  const heading = await screen.findByText('Your grievance has reached us');
  expect(heading).toHaveFocus();
  expect(screen.getByText(TICKET)).toBeInTheDocument();
  expect(screen.getByText(/An answer is due by 6 Feb 2026\./)).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  for (const part of [/name="kind"\s+employee/, /name="number"\s+E-77/, /filename="a.pdf"/])
    expect(sent[0]).toMatch(part);
  await user.click(screen.getByText('Copy the number'));
  expect(await navigator.clipboard.readText()).toBe(TICKET);
  expect(screen.getByText('Copied.')).toBeInTheDocument();
  await user.click(screen.getByText('Check its status'));
  expect(track().getByLabelText('Ticket number')).toHaveValue(TICKET);
  await user.click(screen.getByText('Send another grievance'));
  expect(form().getByLabelText('Subject')).toHaveValue('');
});

test.each(['/grievance-form/sent', '/grievance-form'])(
  'an old address with a ticket, %s, is followed without it',
  async (path) => {
    const { router } = show(`${path}?ticket=${TICKET}`);
    await waitFor(() => expect(track().getByLabelText('Ticket number')).toHaveValue(TICKET));
    const { pathname, search, hash } = router.state.location;
    expect([pathname, search, hash]).toEqual(['/grievance-form', '', '#track']);
  },
);

test('what the server refuses stands beside the field', async () => {
  const issues = [{ path: 'email', message: 'Enter an address that exists' }];
  answering('post', '/grievance', refused(400, 'invalid_request', 'No', { issues }));
  const { user } = show();
  await fillIn(user);
  await send(user);
  expect((await screen.findAllByText('Enter an address that exists'))[0]).toHaveAttribute('href');
  expect(form().getByLabelText('E-mail')).toBeInvalid();
  expect(form().getByLabelText('Subject')).toHaveValue(TYPED.Subject);
});

test('students and employees are asked in their own words; what was typed stays', async () => {
  const { user, router } = show();
  type(form().getByLabelText('Subject'), 'Stays');
  expect(form().queryByRole('option', { name: 'Service matters' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Employee'));
  expect(router.state.location.search).toBe('?kind=employee');
  expect(form().getByLabelText('Employee number (optional)')).toBeInTheDocument();
  expect(form().getByRole('option', { name: 'Service matters' })).toBeInTheDocument();
  expect(form().queryByRole('option', { name: 'Ragging' })).not.toBeInTheDocument();
  expect(form().getByLabelText('Subject')).toHaveValue('Stays');
});

test('harassment and ragging bring advice', async () => {
  const { user } = show();
  for (const [category, advice] of [
    ['Harassment', /Internal Complaints Committee read this/],
    ['Ragging', /1800-180-5522/],
  ] as const) {
    await user.selectOptions(form().getByLabelText('What it is about'), category);
    expect(form().getByText(advice)).toBeInTheDocument();
  }
});

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

async function openTracked(changes: object = {}) {
  answering('post', '/grievance/track', answer({ grievance: { ...TRACKED, ...changes } }));
  const { user } = show();
  await showTicket(user, TICKET.toLowerCase());
  expect(await screen.findByText('Status of your grievance')).toHaveFocus();
  return user;
}

test('a grievance is followed by ticket and e-mail; a message is added under one key, however often it is tried, and stands in the thread', async () => {
  const user = await openTracked();
  for (const text of ['Settled', 'The receipt was sent.', 'Sorry.', '15 Jan 2026, 10:30 am IST'])
    expect(screen.getByText(text)).toBeInTheDocument();
  const thread = [...TRACKED.thread, { kind: 'message', text: 'It is torn.', at: '2026-01-17T05:00:00.000Z' }];
  const grievance = { ...TRACKED, status: 'in-progress', settled_at: null, thread };
  const sent: { key: string | null; body: string }[] = [];
  server.use(
    http.post('*/api/v1/grievance/message', async ({ request }) => {
      sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
      return sent.length === 1 ? HttpResponse.error() : answer({ grievance })();
    }),
  );
  const adding = within(screen.getByRole('form', { name: 'Add a message' }));
  expect(adding.getByText('This grievance is closed. A message opens it again.')).toBeInTheDocument();
  const button = adding.getByText('Send the message');
  await user.click(button);
  expect((await adding.findAllByText('Write your message'))[0]).toBeInTheDocument();
  expect(sent).toHaveLength(0);
  type(adding.getByLabelText('Message'), 'It is torn.');
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

test('a message that was typed and not sent is there when the same ticket is looked up again, and with no other', async () => {
  const message = () => screen.getByLabelText('Message');
  await openTracked();
  type(message(), 'It is torn.');
  cleanup();
  await openTracked({ ticket: 'GR-2026-7F3K-92QH' });
  expect(message()).toHaveValue('');
  cleanup();
  await openTracked();
  expect(message()).toHaveValue('It is torn.');
});

test('one that was closed long ago takes no message, and says what to do', async () => {
  await openTracked({ accepts_messages: false });
  expect(screen.getByText(/closed more than 30 days ago.*send a new one/)).toBeInTheDocument();
  expect(screen.queryByRole('form', { name: 'Add a message' })).not.toBeInTheDocument();
});

test('a slip of the finger in the ticket is found without asking the server, which says what it does not know', async () => {
  const message = 'No grievance has this ticket number and e-mail address.';
  const { user } = show();
  await showTicket(user, `${TICKET.slice(0, -1)}0`, 'neha');
  expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
  expect(track().getByLabelText('Ticket number')).toBeInvalid();
  answering('post', '/grievance/track', refused(404, 'not_found', message));
  await showTicket(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
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
  expect([...new FormData(sending as HTMLFormElement).keys()].join(' ')).toBe(
    'kind noticeVersion name number email mobile category subject message pdf',
  );
  expect(tracking).toHaveAttribute('action', '/api/v1/grievance/track');
  expect([...new FormData(tracking as HTMLFormElement).keys()]).toEqual(['ticket', 'email']);
});

test('the page about the Right to Information is linked to', async () => {
  show('/grievance-form', answerPage(RTI));
  const part = await screen.findByRole('region', { name: 'Right to Information' });
  expect(within(part).getByRole('link')).toHaveAttribute('href', '/grievance-form/rti');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(hrefOf('Right to Information', within(contents))).toBe('/grievance-form#rti');
});

test('without a page about that right and without numbers there are no parts about them', async () => {
  const { queryClient } = show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/Right to Information|How we settle grievances/)).not.toBeInTheDocument();
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

test('the loader reads the page about that right and the numbers', async () => {
  const { queryClient } = renderPage(<p />, { api: answerPage(RTI) });
  await loader({ queryClient, params: {}, url: new URL('https://seu.example/grievance-form') });
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
});

describe('what a field may hold', () => {
  const GOOD = {
    kind: 'student',
    name: 'Neha Rawat',
    email: 'neha@person.example',
    mobile: '98111 22233',
    number: '',
    category: 'fee',
    subject: 'My receipt',
    message: 'The receipt of my fee is missing.',
  };

  type Field = keyof typeof CHECKS;

  /** What the server says of a value, the other fields being right. */
  const refusal = (field: Field, value: string) =>
    grievanceForm.safeParse({ ...GOOD, [field]: value }).error?.issues[0]?.message;

  const VALUES: Record<Field, string[]> = {
    name: ['', ' ', 'N', ' N ', 'Ne', 'x'.repeat(100)],
    email: ['', '  ', 'neha', 'neha@', '@person.example', 'ne ha@person.example', ' neha@person.example '],
    mobile:
      `,9811122233,+91 98111-22233,098111 22233,919811122233,9198111222,5811122233,98111222,98111222333,nine`.split(
        ',',
      ),
    number: ['', 'x'.repeat(40)],
    category: ['', 'fee'],
    subject: ['', 'Four', ' Four ', 'Fives', 'x'.repeat(150)],
    message: ['', 'x'.repeat(19), ` ${'x'.repeat(19)} `, 'x'.repeat(20), 'x'.repeat(5_000)],
  };

  test.each(Object.entries(VALUES) as [Field, string[]][])('%s is judged as the server judges it', (field, values) => {
    const judged = (judge: (value: string) => string | undefined) => values.map((value) => [value, judge(value)]);
    expect(judged(CHECKS[field])).toEqual(judged((value) => refusal(field, value)));
  });

  const file = (content: BlobPart, name = 'a.pdf') => new File([content], name);

  test('a PDF is told by its first bytes, and is not larger than the server takes', async () => {
    expect(await checkPdf(undefined)).toBeUndefined();
    expect(await checkPdf(file('%PDF-1.7 and more', 'scan'))).toBeUndefined();
    expect(await checkPdf(file('<html>'))).toBe('Choose a PDF file');
    expect(await checkPdf(file(''))).toBe('Choose a PDF file');
    const content = new Uint8Array(GRIEVANCE_FILE_LIMIT);
    content.set(new TextEncoder().encode('%PDF-'));
    expect(await checkPdf(file(content))).toBeUndefined();
    expect(await checkPdf(file(new Uint8Array(GRIEVANCE_FILE_LIMIT + 1)))).toMatch(/^The file is larger than 5 MB/);
    const gone = file('%PDF-');
    jest.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await checkPdf(gone)).toMatch(/cannot be read/);
  });

  test('kinds are the contract’s, and every category of it can be chosen by somebody', () => {
    expect(KINDS).toEqual(GRIEVANCE_KINDS);
    const offered = new Set(KINDS.flatMap(categoriesFor));
    expect([...offered].sort()).toEqual(GRIEVANCE_CATEGORIES.map(({ id }) => id).sort());
  });
});

test('what is sent has the same key for the same content, another after a change, and another for another person', () => {
  const formOf = (subject: string, lastModified?: number) => {
    const made = new FormData();
    made.set('subject', subject);
    if (lastModified) made.set('pdf', new File(['%PDF-'], 'a.pdf', { lastModified }));
    return made;
  };
  const keyFor = idempotencyKeys();
  const key = keyFor(formOf('Fee', 1));
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(formOf('Fee', 1))).toBe(key);
  const others = [formOf('Fee'), formOf('Fees'), formOf('Fees', 1), formOf('Fees', 2)].map(keyFor);
  expect(new Set([key, ...others, idempotencyKeys()(formOf('Fee', 1))]).size).toBe(6);
});
