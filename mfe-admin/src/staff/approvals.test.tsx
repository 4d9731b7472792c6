import { screen, waitFor } from '@testing-library/react';
import { toast } from '@university/shared';
import type { Approval } from '@university/shared/contract';
import { renderPage, success } from '@university/shared/testing';
import { answer, answering, listOf, logIn, startServer } from '../testing';
import Approvals from './Approvals';
import { InviteForm } from './ChangeAccount';

startServer();
beforeEach(() => logIn('admin'));

const AT = '2026-01-15T05:00:00Z';

const WAITS: Approval = {
  ...{
    _id: 'a1',
    kind: 'staff-rights',
    state: 'pending',
    subject: 'staff:s1',
    what: 'Asha will become an administrator.',
  },
  ...{ proposedBy: { name: 'Admin', email: 'admin@seu.example' }, proposed_at: AT, expires_at: AT },
  ...{ decidedBy: null, decided_at: null, refusal: 'You proposed this yourself.', hasApprover: true },
};

const NOBODY = /^Nobody else can approve this yet\. Your server’s operator makes another administrator/;

const list = (approval: Approval) =>
  renderPage(<Approvals />, {
    path: '/admin/approvals',
    api: { '/approval': listOf({ approvals: [approval] }, 1), '/setting': success({ settings: [] }) },
  });

it('a proposal that nobody can approve says so, and what to do', async () => {
  list({ ...WAITS, hasApprover: false });
  expect(await screen.findByText(NOBODY)).toBeInTheDocument();
});

it('one that somebody else can approve just waits', async () => {
  list(WAITS);
  await screen.findByText('You proposed this yourself.');
  expect(screen.queryByText(NOBODY)).not.toBeInTheDocument();
});

it.each([
  [true, /^Not done yet: it waits for a second person\. A mail tells/],
  [false, /^Not done yet\. Nobody else can approve this yet\./],
])('who invites an administrator reads whether anybody can approve it: %s', async (hasApprover, said) => {
  const told = jest.spyOn(toast, 'success');
  answering('post', '/staff', answer({ staff: {}, approval: { ...WAITS, hasApprover } }));
  const { user } = renderPage(<InviteForm />);
  await user.type(screen.getByLabelText('E-mail address'), 'asha@seu.example');
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await user.selectOptions(screen.getByLabelText('Role'), 'Administrator');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(said)));
});
