import * as calls from '@university/shared/calls';
import { radius, TextField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import styled from 'styled-components';
import { useDone, useInvalidate } from '../api/invalidate';
import { Panel } from '../area/Panel';
import { ActButton, AskButton } from '../form/buttons';
import { Failed, Read } from '../form/messages';
import { TaskFrame } from '../form/TaskFrame';
import { usePasswordForm } from '../sign-in/password-form';
import { callWithProof } from '../sign-in/recent-login';
import { useSecondFactor } from '../sign-in/second-factor';
import { RecoveryCodes } from './Passkeys';
import { secondFactor as texts } from './texts';

export function OneTimeCodes() {
  const found = useSecondFactor();
  return (
    <Panel title={texts.title}>
      <p>{texts.text}</p>
      <Read query={found} failed={texts.failed}>
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
  const begin = useSingleMutation({
    mutationFn: () => callWithProof(calls.beginSecondFactor),
    onSuccess: ({ data }) => setSecret(data),
  });
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes)
    return <RecoveryCodes done={texts.turnedOn} codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
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
      <p>{isOn ? texts.on(recoveryCodesLeft) : texts.off}</p>
      <Failed error={begin.error} />
      <div>
        {!isOn && (
          <ActButton look="primary" isBusy={begin.isPending} onClick={() => begin.mutate()}>
            {texts.turnOn}
          </ActButton>
        )}
        {isOn && (hasPasskey || !isRequired) && (
          <AskButton
            title={texts.turnOffTitle}
            action={texts.turnOff}
            look="danger"
            onConfirm={async () => {
              await callWithProof(calls.endSecondFactor);
              done(texts.turnedOff, 'secondFactor');
            }}
          >
            <p>{hasPasskey ? texts.turnOffBesidePasskey : texts.turnOffText}</p>
          </AskButton>
        )}
      </div>
    </>
  );
}

interface NewSecret {
  secret: string;
  /** A QR code as a data address. */
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
  /** Gets the recovery codes, which are shown once. */
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
    () => texts.noCode,
  );
  return (
    <TaskFrame
      task={form}
      method="post"
      submit={texts.confirm}
      onCancel={onCancel}
      gap={3}
      intro={
        <>
          <p>{texts.scan}</p>
          <Picture src={picture} alt={texts.picture} width={240} height={240} />
          <p>
            {texts.byHand} <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>
          </p>
        </>
      }
    >
      <TextField
        id="code"
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.errorOf('code')}
      />
    </TaskFrame>
  );
}
