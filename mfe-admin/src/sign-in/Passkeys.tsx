import type { Passkey } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Button, Card, SectionTitle, Stack, TextField } from '@university/shared/ui';
import { useEffect, useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { passkeysQuery } from '../api/queries';
import { TaskFrame } from '../form/TaskFrame';
import { Announced } from '../form/messages';
import { Read } from '../parts/Read';
import { browserOf } from './OwnSessions';
import { PasskeyTable } from './PasskeyTable';
import { RecoveryCodes } from './RecoveryCodes';
import { addPasskey, usePasskeySupport } from './passkeys';
import { usePasswordForm } from './password-form';
import { passkeys as texts } from './texts';

/** Passkeys of the own account: which there are, adding one, removing one. */
export function Passkeys() {
  const found = useQuery(passkeysQuery());
  return (
    <Card>
      <Stack as="section" $gap={2}>
        <SectionTitle>{texts.title}</SectionTitle>
        <p>{texts.text}</p>
        <Read query={found} failed={texts.failed}>
          {(passkeys) => <Own passkeys={passkeys} />}
        </Read>
      </Stack>
    </Card>
  );
}

function Own({ passkeys }: { passkeys: Passkey[] }) {
  const invalidate = useInvalidate();
  const isSupported = usePasskeySupport();
  const [isAdding, setAdding] = useState(false);
  /** What came of adding one; without codes the account had some before. */
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);

  if (recoveryCodes && recoveryCodes.length > 0) {
    return <RecoveryCodes done={texts.added} codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  }
  return (
    <>
      {recoveryCodes && (
        <Announced tone="good">
          <p>{texts.added}</p>
        </Announced>
      )}
      {passkeys.length > 0 ? <PasskeyTable passkeys={passkeys} /> : <p>{texts.none}</p>}
      {isAdding ? (
        <AddPasskey
          onDone={(codes) => {
            setAdding(false);
            setRecoveryCodes(codes);
            invalidate('secondFactor');
          }}
          onCancel={() => setAdding(false)}
        />
      ) : isSupported ? (
        <div>
          <Button
            type="button"
            $look="quiet"
            onClick={() => {
              setRecoveryCodes(null);
              setAdding(true);
            }}
          >
            {texts.add}
          </Button>
        </div>
      ) : (
        <p>{texts.unsupported}</p>
      )}
    </>
  );
}

interface AddProps {
  /** Gets the recovery codes, which are shown once; none where there were some before. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Names a passkey and has the device make it. */
export function AddPasskey({ onDone, onCancel }: AddProps) {
  const form = usePasswordForm(
    ['name'],
    async ({ name }) => onDone(await addPasskey(name.trim())),
    () => texts.noName,
  );
  useEffect(() => document.getElementById('passkey-name')?.focus(), []);
  return (
    <TaskFrame task={form} submit={texts.submit} sending={texts.making} onCancel={onCancel} gap={3}>
      <TextField
        id="passkey-name"
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        defaultValue={browserOf(navigator.userAgent) ?? texts.unnamed}
        maxLength={60}
        autoComplete="off"
        error={form.errorOf('name')}
      />
    </TaskFrame>
  );
}
