import { screen } from '@testing-library/react';
import type { StaffAllotment } from '@university/shared/contract';
import { renderPage } from '@university/shared/testing';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { refusal, server, startServer } from '../testing';
import { CorrectApplicant } from './CorrectApplicant';

startServer();
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

const FOUND = {
  record: { _id: 'r1', name: 'Asha Negi', email: 'asha@applicant.example', registered_category: 'D_UR' },
  applicant: { _id: 'p1', version: 'v1' },
} as StaffAllotment;

function answer(...responses: (() => Response)[]) {
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/v1/admission/applicant/p1', async ({ request }) => {
      sent.push(await request.json());
      return (responses.shift() ?? success)();
    }),
  );
  return sent;
}

const success = () => HttpResponse.json({ status: 'success', data: { applicant: { _id: 'p1', version: 'v2' } } });
const refuse =
  (status: number, ...body: Parameters<typeof refusal>) =>
  () =>
    HttpResponse.json(refusal(...body), { status });

/** The record with a button that stands for a change by somebody else. */
function WithOthers() {
  const [version, setVersion] = useState('v1');
  return (
    <>
      <button type="button" onClick={() => setVersion('v5')}>
        Somebody else
      </button>
      <CorrectApplicant found={{ ...FOUND, applicant: { _id: 'p1', version } }} />
    </>
  );
}

async function open() {
  const view = renderPage(<CorrectApplicant found={FOUND} />);
  await view.user.click(screen.getByRole('button', { name: 'Correct these details' }));
  await screen.findByLabelText('Name');
  return view;
}

/** What was sent was taken. */
const isClosed = () => screen.findByRole('button', { name: 'Correct these details' });

const submit = { name: 'Correct the applicant' };

async function retype(user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
}

it('has what is stored, but no date of birth, and sends what was corrected with the state it saw', async () => {
  const sent = answer();
  const { user } = await open();
  expect(screen.getByLabelText('E-mail address')).toHaveValue('asha@applicant.example');
  expect(screen.getByLabelText('Date of birth')).toHaveValue('');
  await retype(user, 'Name', 'Asha Rao');
  await user.type(screen.getByLabelText('Reason'), 'Letter of 14 August');
  await user.click(screen.getByRole('button', submit));
  await isClosed();
  expect(sent).toEqual([
    {
      version: 'v1',
      name: 'Asha Rao',
      email: 'asha@applicant.example',
      birthDate: '',
      registered_category: 'D_UR',
      reason: 'Letter of 14 August',
    },
  ]);
});

it('asks for the date of birth with another address, and for a reason, before anything is sent', async () => {
  const sent = answer();
  const { user } = await open();
  await retype(user, 'E-mail address', 'right@applicant.example');
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findAllByText('Give the reason in a few words')).not.toHaveLength(0);
  await user.type(screen.getByLabelText('Reason'), 'Letter of 14 August');
  await user.click(screen.getByRole('button', submit));
  expect(
    await screen.findAllByText('Enter the date of birth too, as the e-mail address is another one'),
  ).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Date of birth'), '11-03-2006');
  await user.click(screen.getByRole('button', submit));
  await isClosed();
  expect(sent).toMatchObject([{ email: 'right@applicant.example', birthDate: '11-03-2006' }]);
});

it('says beside the field what the server found, and keeps what was typed', async () => {
  const taken = 'This is not an e-mail address.';
  answer(refuse(400, 'invalid_request', taken, [{ path: 'email', message: taken }]));
  const { user } = await open();
  await retype(user, 'E-mail address', 'ravi@applicant.example');
  await user.type(screen.getByLabelText('Date of birth'), '11-03-2006');
  await user.type(screen.getByLabelText('Reason'), 'Letter of 14 August');
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findAllByText(taken)).not.toHaveLength(0);
  expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(expect.stringContaining(taken));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ravi@applicant.example');
});

it('after somebody else was faster, sends the state that is shown then', async () => {
  const stale = 'Somebody else has changed this applicant. Look at the record again.';
  const sent = answer(refuse(409, 'stale', stale));
  const { user } = renderPage(<WithOthers />);
  await user.click(screen.getByRole('button', { name: 'Correct these details' }));
  await screen.findByLabelText('Name');
  await retype(user, 'Name', 'Asha Rao');
  await user.type(screen.getByLabelText('Reason'), 'Letter of 14 August');
  await user.click(screen.getByRole('button', { name: 'Somebody else' }));
  await user.click(screen.getByRole('button', submit));
  expect(await screen.findByText(stale)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  await user.click(screen.getByRole('button', submit));
  await isClosed();
  expect(sent).toMatchObject([{ version: 'v1' }, { version: 'v5' }]);
});

it('can be left', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Correct these details' })).toBeInTheDocument();
});
