import * as calls from '@university/shared/calls';
import styled from 'styled-components';
import { call, toast, useSession } from '@university/shared';
import { Card, Message, SectionTitle, Stack, saveFile, radius, TextField } from '@university/shared/kit';
import { StaffArea, Panel } from '../area/StaffArea';
import { TaskButton, AskButton, Read } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { PasswordFields, usePasswordForm } from '../sign-in/password-form';
import { ifMailed } from '../texts';
import { passwords } from '../sign-in/texts';
import { lacksSecondFactor, useSecondFactor } from '../sign-in/second-factor';
import { OwnSessions, Passkeys, RecoveryCodes } from './Passkeys';
import { useState } from 'react';
import { useDone, useInvalidate, callWithProof } from '../api/changes';

const secondFactor = {
  text: 'An app on your phone shows a new code every 30 seconds. With the codes on, your password alone opens nothing.',
  missing:
    'Your role may do much, so your password alone is not enough. Add a passkey or turn on one-time codes here; then you can go on working.',
  on: (left: number) =>
    `One-time codes are on. ${left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}`,
  turnOffText: `Your password alone opens your account then. ${ifMailed('A mail tells you that they were turned off.')}`,
  turnOffBesidePasskey: `You log in with your passkey then. ${ifMailed('A mail tells you that the codes were turned off.')}`,
} as const;

export default function Password() {
  const { data } = useSecondFactor();
  const isLacking = data !== undefined && lacksSecondFactor(data);
  // Accounts of the single sign-on provider have neither password nor passkeys here.
  const isOurs = !data?.isProviderAccount;
  return (
    <StaffArea title="Password" lead="The password you log in with. Changing it ends your sessions on other devices.">
      {isLacking && <Message role="status">{secondFactor.missing}</Message>}
      {isOurs && !isLacking && <OwnPassword />}
      {/* These stay mounted when the second factor is complete: they show the recovery codes, once. */}
      {isOurs && <Passkeys />}
      <OneTimeCodes />
      {isOurs && isLacking && <OwnPassword />}
      {!isLacking && (
        <>
          <OwnSessions />
          <OwnData />
        </>
      )}
    </StaffArea>
  );
}

function OwnPassword() {
  const session = useSession();
  const form = usePasswordForm(['current', 'next', 'again'], async ({ current, next }) => {
    await call(calls.changePassword, { body: { current, next } });
    toast.success(`Your password is changed, and your other sessions are ended. ${ifMailed('A mail tells you so.')}`);
  });
  return (
    <Card>
      <TaskFrame task={form} method="post" gap={3} submit="Change the password">
        {/* Password managers need both fields in one form. */}
        <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
        <PasswordFields
          form={form}
          fields={[
            { name: 'current', label: 'Current password', isPresent: true },
            { name: 'next', label: 'New password', hint: passwords.hint },
            { name: 'again', label: 'New password again' },
          ]}
        />
      </TaskFrame>
    </Card>
  );
}

function OwnData() {
  async function save() {
    const { data } = await call(calls.readStaffData);
    saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'everything-about-me.json');
  }

  return (
    <Card>
      <Stack $gap={2}>
        <SectionTitle>Everything we hold about you</SectionTitle>
        <p>Your account, your sessions, the mail we sent you, and what you did here, as one file.</p>
        <TaskButton onRun={save}>Download it (JSON)</TaskButton>
      </Stack>
    </Card>
  );
}

function OneTimeCodes() {
  const found = useSecondFactor();
  return (
    <Panel title="One-time codes">
      <p>{secondFactor.text}</p>
      <Read query={found} failed="It could not be found out whether one-time codes are on.">
        {(state) => <Own {...state} />}
      </Read>
    </Panel>
  );
}

interface State {
  isOn: boolean;
  hasPasskey: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
}

function Own({ isOn, hasPasskey, isRequired, recoveryCodesLeft }: State) {
  const invalidate = useInvalidate();
  const done = useDone();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes)
    return <RecoveryCodes done="One-time codes are on." codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  if (secret) {
    return (
      <TurnOn
        secret={secret}
        onDone={(codes) => {
          setSecret(null);
          setRecoveryCodes(codes);
          invalidate('secondFactor');
        }}
        onCancel={() => setSecret(null)}
      />
    );
  }
  return (
    <>
      <p>{isOn ? secondFactor.on(recoveryCodesLeft) : 'One-time codes are off.'}</p>
      <div>
        {!isOn && (
          <TaskButton look="primary" onRun={async () => setSecret((await callWithProof(calls.beginSecondFactor)).data)}>
            Turn on one-time codes
          </TaskButton>
        )}
        {isOn && (hasPasskey || !isRequired) && (
          <AskButton
            title="Turn off one-time codes?"
            action="Turn off one-time codes"
            look="danger"
            onConfirm={async () => {
              await callWithProof(calls.endSecondFactor);
              done('One-time codes are off.', 'secondFactor');
            }}
          >
            <p>{hasPasskey ? secondFactor.turnOffBesidePasskey : secondFactor.turnOffText}</p>
          </AskButton>
        )}
      </div>
    </>
  );
}

interface NewSecret {
  secret: string;
  /** A QR code as a data URL. */
  picture: string;
}

const Picture = styled.img`
  display: block;
  width: 240px;
  height: 240px;
  border-radius: ${radius.small};
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font-size: 1.05em;
`;

interface Props {
  secret: NewSecret;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function TurnOn({ secret: { secret, picture }, onDone, onCancel }: Props) {
  const form = usePasswordForm(
    ['code'],
    async ({ code }) => {
      const { data } = await callWithProof(calls.confirmSecondFactor, { body: { code } });
      onDone(data.recoveryCodes);
    },
    () => 'Enter the code',
  );
  return (
    <TaskFrame
      task={form}
      method="post"
      submit="Confirm the code"
      onCancel={onCancel}
      gap={3}
      intro={
        <>
          <p>Open an authenticator app on your phone and scan this picture with it.</p>
          <Picture src={picture} alt="QR code for an authenticator app" width={240} height={240} />
          <p>
            Or type this key into the app: <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
          </p>
        </>
      }
    >
      <TextField
        id="code"
        name="code"
        label="Code that the app shows now"
        hint="Six digits."
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errorOf('code')}
      />
    </TaskFrame>
  );
}
