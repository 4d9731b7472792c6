import { toast } from '@university/shared';
import { useQueryClient } from '@university/shared/query';
import { Button, Card, SectionTitle, Stack } from '@university/shared/ui';
import { useState } from 'react';
import { callWithProof } from '../api/call-with-proof';
import { invalidate } from '../api/invalidate';
import { Alert } from '../form/Alert';
import { useTask } from '../form/use-task';
import { Confirm } from '../parts/Confirm';
import { Read } from '../parts/Read';
import { texts } from '../texts/second-factor';
import { RecoveryCodes } from './RecoveryCodes';
import { type NewSecret, TurnOn } from './TurnOn';
import { useSecondFactor } from './use-second-factor';

/** One-time codes of the own account: turning them on and off. */
export function OneTimeCodes() {
  const found = useSecondFactor();
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.title}</SectionTitle>
        <p>{texts.text}</p>
        <Read query={found} failed={texts.failed}>
          {(state) => <Own {...state} />}
        </Read>
      </Stack>
    </Card>
  );
}

interface State {
  isOn: boolean;
  hasPasskey: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
}

function Own({ isOn, hasPasskey, isRequired, recoveryCodesLeft }: State) {
  const queryClient = useQueryClient();
  const { isBusy, failure, run } = useTask();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const [isAsking, setAsking] = useState(false);

  const begin = () => run(async () => setSecret((await callWithProof('POST /auth/second-factor')).data));

  if (recoveryCodes)
    return <RecoveryCodes done={texts.turnedOn} codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  if (secret) {
    return (
      <TurnOn
        secret={secret}
        onDone={(codes) => {
          setSecret(null);
          setRecoveryCodes(codes);
          invalidate(queryClient, 'secondFactor');
        }}
        onCancel={() => setSecret(null)}
      />
    );
  }
  return (
    <>
      <p>{isOn ? texts.on(recoveryCodesLeft) : texts.off}</p>
      <Alert>{failure}</Alert>
      <div>
        {!isOn && (
          <Button type="button" aria-disabled={isBusy || undefined} onClick={() => void begin()}>
            {texts.turnOn}
          </Button>
        )}
        {isOn && (hasPasskey || !isRequired) && (
          <Button type="button" $look="danger" onClick={() => setAsking(true)}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={texts.turnOffTitle}
          action={texts.turnOff}
          look="danger"
          onConfirm={async () => {
            await callWithProof('DELETE /auth/second-factor');
            toast.success(texts.turnedOff);
            invalidate(queryClient, 'secondFactor');
          }}
          onClose={() => setAsking(false)}
        >
          <p>{hasPasskey ? texts.turnOffBesidePasskey : texts.turnOffText}</p>
        </Confirm>
      )}
    </>
  );
}
