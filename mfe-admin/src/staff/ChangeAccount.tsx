import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Role, StaffMember, StaffUpdate, StaffInvitation } from '@university/shared/contract';
import { Dialog, Muted, Row, Stack, Card, SectionTitle } from '@university/shared/kit';
import type { z } from 'zod';
import { useDone, callWithProof } from '../api/changes';
import { secondFactorReset, staffUpdate, staffInvitation } from '../contract';
import { AskButton, TaskButton } from '../form/actions';
import { Check } from '../form/Check';
import { PlainForm } from '../form/PlainForm';
import { Fold } from '../area/StaffArea';
import { texts as common, ifMailed } from '../texts';
import { lacksScopes, ScopesOf } from './ScopeFields';
import { approvals, texts } from './texts';
import { Waiting } from './Waiting';
import { Link } from '@university/shared/router';

const words = {
  fields: { name: { label: 'Name' }, role: { label: 'Role' } },
  note: 'A new role ends the sessions of this account. The role administrator and the committee wait until another administrator approves.',
  roleFromGroups: 'The role follows the groups of this person’s university account. Change it there.',
  submit: 'Save',
  disableNote: 'Disabling ends the sessions of this account at once.',
  link: 'Mail a new link for the password',
};
const ROLE = { options: Object.entries(common.roles) };

interface Values {
  name: string;
  role: Role;
  isIccMember: boolean;
  scopes: string[];
}

interface Props {
  member: StaffMember;
  /** Nobody changes their own rights. */
  isSelf: boolean;
  onClose: () => void;
}

const schema = staffUpdate.refine((update) => !lacksScopes(update), {
  path: ['scopes'],
  message: texts.scopesMissing,
});

export function ChangeAccount({ member, isSelf, onClose }: Props) {
  const { _id: id, name, role, isIccMember, scopes, disabled, email, isRoleFromGroups } = member;
  const done = useDone();

  async function save(body: StaffUpdate) {
    const { data } = await callWithProof(calls.updateStaff, { params: { id }, body });
    done(
      data.approval ? approvals.waits(data.approval) : `The account of ${data.staff.name} is saved.`,
      'accounts',
      'approvals',
    );
    onClose();
  }

  async function mailLink() {
    await call(calls.requestPasswordReset, { body: { email } });
    done(`A mail with a link for ${email} is in the outbox. ${ifMailed()}`.trim(), 'mail');
    onClose();
  }

  const { name: nameWords, role: roleWords } = words.fields;
  const keepsRole = isSelf || isRoleFromGroups;
  return (
    <Dialog title={`Account of ${name}`} onClose={onClose}>
      <Waiting subject={`staff:${id}`} />
      <PlainForm<Values, StaffUpdate>
        name={`account-${id}`}
        restores={false}
        schema={schema as z.ZodType<StaffUpdate, Values>}
        defaultValues={{ name, role, isIccMember, scopes }}
        words={{ ...words, fields: { name: nameWords, ...(!keepsRole && { role: roleWords }) } }}
        inputs={{ role: ROLE }}
        intro={<Muted>{email}</Muted>}
        onCancel={onClose}
        more={{
          order: ['scopes'],
          show: (task) =>
            isSelf ? (
              <p>What concerns your own rights, somebody else has to change.</p>
            ) : (
              <>
                {isRoleFromGroups && <p>{words.roleFromGroups}</p>}
                <ScopesOf task={task} />
                <Check {...task.field('isIccMember')} label={texts.icc} />
                <Muted>{words.note}</Muted>
              </>
            ),
        }}
        onSend={(body) => save({ ...body, scopes: body.role === 'editor' ? body.scopes : [] })}
      />
      {!isSelf && (
        <Stack $gap={2}>
          <Row>
            {!disabled && !isRoleFromGroups && <TaskButton onRun={mailLink}>{words.link}</TaskButton>}
            {disabled ? (
              <TaskButton onRun={() => save({ disabled: false })}>Enable the account again</TaskButton>
            ) : (
              <AskButton
                title={`Disable the account of ${name}?`}
                action="Disable the account"
                look="danger"
                onConfirm={() => save({ disabled: true })}
              >
                <p>{words.disableNote}</p>
              </AskButton>
            )}
          </Row>
          {!disabled && <Muted>{words.disableNote}</Muted>}
          <ResetSecondFactor id={id} onDone={onClose} />
        </Stack>
      )}
    </Dialog>
  );
}

const resetWords = {
  text: 'For who has lost the phone and the recovery codes. Make sure that it is really this person who asks you, for example face to face. Another administrator has to approve it; then the sessions of the account end, and the password alone opens it until a second factor is set up again.',
  fields: { reason: { label: 'Reason', hint: 'For example: lost the phone, came to the office on 3 January.' } },
  submit: 'Propose the reset',
};

function ResetSecondFactor({ id, onDone }: { id: string; onDone: () => void }) {
  const done = useDone();
  return (
    <Fold title="Reset the second factor">
      <PlainForm
        name={`second-factor-reset-${id}`}
        schema={secondFactorReset}
        defaultValues={{ reason: '' }}
        words={resetWords}
        onSend={async (body) => {
          const { data } = await callWithProof(calls.proposeSecondFactorReset, { params: { id }, body });
          done(approvals.waits(data.approval), 'approvals');
          onDone();
        }}
      />
    </Fold>
  );
}

const inviteWords = {
  text: `${ifMailed('A mail with a link is sent, with which they choose their password within three days.')} The role administrator and the committee wait until another administrator approves.`,
  fields: { email: { label: 'E-mail address' }, name: { label: 'Name' }, role: { label: 'Role' } },
  submit: 'Send the invitation',
  sending: 'Sending…',
  done: (email: string) => `The invitation of ${email} is in the outbox. ${ifMailed()}`.trim(),
};
const BLANK = { email: '', name: '', role: 'notices' as Role, isIccMember: false, scopes: [] as string[] };

const invitationSchema = staffInvitation.refine((invitation) => !lacksScopes(invitation), {
  path: ['scopes'],
  message: texts.scopesMissing,
});

export function InviteForm() {
  const done = useDone();
  return (
    <Card>
      <PlainForm<typeof BLANK, StaffInvitation>
        name="invite"
        schema={invitationSchema as z.ZodType<StaffInvitation, typeof BLANK>}
        defaultValues={BLANK}
        words={inviteWords}
        inputs={{ email: { type: 'email' }, role: ROLE }}
        intro={
          <>
            <SectionTitle>Invite somebody</SectionTitle>
            <p>{inviteWords.text}</p>
            <p>
              <Link to="/admin/staff/invite">Invite many people from a list</Link>
            </p>
          </>
        }
        more={{
          order: ['scopes', 'isIccMember'],
          show: (task) => (
            <>
              <ScopesOf task={task} />
              <Check {...task.field('isIccMember')} label={texts.icc} />
            </>
          ),
        }}
        onSend={async (entered, startAgain) => {
          const body = { ...entered, scopes: entered.role === 'editor' ? entered.scopes : [] };
          const { data } = await callWithProof(calls.inviteStaff, { body });
          done(
            data.approval ? approvals.waits(data.approval) : inviteWords.done(body.email),
            'accounts',
            'approvals',
            'mail',
          );
          startAgain();
        }}
      />
    </Card>
  );
}
