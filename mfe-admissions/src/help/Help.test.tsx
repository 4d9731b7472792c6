import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage, server, startServer } from '@university/shared/testing';
import { delay, http, HttpResponse } from 'msw';
import { trackChoicesIn } from '../rounds/names';
import { helpAddress, helpedAt, specifiedPages } from '../rounds/result-pages';
import Help from './Help';
import { HELP_PRIVACY_VERSION } from './HelpForm';

startServer();

const TICKET = 'GR-2026-7F3K-92QG';
const RECEIPT = { status: 'success', data: { ticket: TICKET, due: '2026-02-06' } };

const show = (path = '/admission/help?track=ug&round=2') => renderPage(<Help />, { path, pattern: '/admission/help' });
type User = ReturnType<typeof show>['user'];

const form = () => within(document.querySelector('form[action="/api/v1/admission/help"]') as HTMLElement);
const send = (user: User) => user.click(form().getByText('Send'));

const NAME = 'Your name';
const EMAIL = 'E-mail address of your application';
const NUMBER = 'Form number';
const MESSAGE = 'Anything else (optional)';

const type = (label: string, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } });

async function fillIn(user: User) {
  type(NAME, 'Neha Rawat');
  type(EMAIL, 'neha@person.example');
  type(NUMBER, 'SEU25UG0042');
  await user.click(form().getByLabelText('It says no record matches'));
}

/** Answers every call so; returns the keys and the fields that came. */
function answerWith(answer: () => Response) {
  const sent: { key: string | null; fields: Record<string, string> }[] = [];
  server.use(
    http.post('*/api/v1/admission/help', async ({ request }) => {
      const fields: Record<string, string> = {};
      const parts = (await request.text()).matchAll(/name="([\w-]+)"\r?\n\r?\n([^\r\n]*)/g);
      for (const [, name = '', value = ''] of parts) fields[name] = value;
      sent.push({ key: request.headers.get('Idempotency-Key'), fields });
      await delay(20);
      return answer();
    }),
  );
  return sent;
}

test('the form is sent with track and round of the page that led here, and its ticket is shown', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show();
  expect(form().getByLabelText('Track')).toHaveDisplayValue('UG');
  await fillIn(user);
  await user.dblClick(form().getByText('Send'));
  expect(await screen.findByRole('group', { name: 'Your message has reached us' })).toHaveFocus();
  expect(screen.getByText(TICKET)).toBeInTheDocument();
  expect(screen.getByText('An answer is due by 6 Feb 2026.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Check its status' })).toHaveAttribute('href', '/grievance-form#track');
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      fields: {
        noticeVersion: HELP_PRIVACY_VERSION,
        round: '2',
        name: 'Neha Rawat',
        email: 'neha@person.example',
        mobile: '',
        form_number: 'SEU25UG0042',
        track: 'ug',
        reason: 'no-record',
        message: '',
      },
    },
  ]);
});

test('whoever chooses another track sends no round', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show();
  await fillIn(user);
  await user.selectOptions(form().getByLabelText('Track'), 'Diploma');
  await send(user);
  expect(await screen.findByText(TICKET)).toBeInTheDocument();
  expect(sent[0]?.fields).toMatchObject({ track: 'diploma' });
  expect(sent[0]?.fields).not.toHaveProperty('round');
});

test('what is wrong stands beside its field and in a list that takes focus and leads there', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show('/admission/help');
  type(EMAIL, 'neha');
  type('Mobile number (optional)', '12345');
  await send(user);
  const problems = await screen.findByRole('alert');
  expect(problems).toHaveFocus();
  expect(within(problems).getByRole('heading')).toHaveTextContent('There are 6 problems');
  const links = within(problems).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your name',
    'Enter an e-mail address like name@mail.example',
    'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
    'Enter your form number',
    'Choose the track you applied for',
    'Choose what happens',
  ]);
  for (const link of links) {
    await user.click(link);
    expect(document.activeElement).toBeInvalid();
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(link.textContent));
  }
  expect(sent).toHaveLength(0);
});

test('something else needs words', async () => {
  const sent = answerWith(() => HttpResponse.json(RECEIPT));
  const { user } = show();
  await fillIn(user);
  await user.click(form().getByLabelText('Something else'));
  await send(user);
  await user.click(await screen.findByRole('link', { name: 'Write what happens' }));
  expect(form().getByLabelText(MESSAGE)).toHaveFocus();
  await user.keyboard('The page stays white.');
  await send(user);
  expect(await screen.findByText(TICKET)).toBeInTheDocument();
  expect(sent[0]?.fields).toMatchObject({ reason: 'other', message: 'The page stays white.' });
});

test('after a failure everything is there, and the next attempt has the same key; a change has another', async () => {
  let answer = () => HttpResponse.error() as Response;
  const sent = answerWith(() => answer());
  const { user } = show();
  await fillIn(user);
  type(MESSAGE, 'Since Monday.');
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your message was not sent.*could not reach the university.*Nothing you typed is lost/,
  );
  expect(form().getByLabelText(NAME)).toHaveValue('Neha Rawat');
  expect(form().getByLabelText(EMAIL)).toHaveValue('neha@person.example');
  expect(form().getByLabelText(NUMBER)).toHaveValue('SEU25UG0042');
  expect(form().getByLabelText('Track')).toHaveValue('ug');
  expect(form().getByLabelText('It says no record matches')).toBeChecked();
  expect(form().getByLabelText(MESSAGE)).toHaveValue('Since Monday.');
  await send(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  answer = () => HttpResponse.json(RECEIPT);
  await user.type(form().getByLabelText(MESSAGE), ' Or Sunday.');
  await send(user);
  expect(await screen.findByText(TICKET)).toBeInTheDocument();
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('what the server refuses stands beside the field, or in its words above all', async () => {
  const issues = [{ path: 'form_number', message: 'Enter a number that exists' }];
  const refusals = [
    [{ status: 'error', code: 'invalid_request', message: 'No', issues }, 400],
    [{ status: 'error', code: 'too_many_attempts', message: 'Too many attempts. Wait 15 seconds.' }, 429],
  ] as const;
  const sent = answerWith(() => {
    const [body, status] = refusals[sent.length - 1] ?? [];
    return HttpResponse.json(body, { status });
  });
  const { user } = show();
  await fillIn(user);
  await send(user);
  expect(await screen.findByRole('link', { name: 'Enter a number that exists' })).toBeInTheDocument();
  expect(form().getByLabelText(NUMBER)).toBeInvalid();
  expect(form().getByLabelText(NUMBER)).toHaveValue('SEU25UG0042');
  await send(user);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts. Wait 15 seconds.'));
});

test('without scripts the browser posts the fields that the API reads, and no date of birth is asked for', () => {
  show();
  const element = screen.getByRole('form', { name: 'Ask for help' });
  expect(element).toHaveAttribute('action', '/api/v1/admission/help');
  expect(element).toHaveAttribute('method', 'post');
  const names = [...element.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
  expect([...new Set(names)].join(' ')).toBe('noticeVersion round name email mobile form_number track reason message');
  for (const control of element.querySelectorAll('[name]')) {
    expect(control).not.toHaveAttribute('autocomplete', expect.stringMatching(/off|bday/));
  }
});

test('an address leads back to its round, or chooses what there is of it', () => {
  const helped = (query: string) => helpedAt(new URLSearchParams(query), trackChoicesIn(undefined));
  for (const page of specifiedPages)
    expect(helped(helpAddress(page).split('?')[1] ?? '')).toEqual({ track: page.track, round: page.round });
  expect(helped('track=pg&round=7')).toEqual({ track: 'pg', round: 7 });
  for (const query of ['', 'track=law&round=1', 'round=1']) expect(helped(query)).toEqual({});
  for (const query of ['track=pg&round=first', 'track=pg']) expect(helped(query)).toEqual({ track: 'pg' });
});
