import { TextField } from '@university/shared/ui';
import { useEffect } from 'react';
import { addPasskey } from '../api/passkeys';
import { TaskFrame } from '../form/TaskFrame';
import { browserOf } from '../password/browser-of';
import { usePasswordForm } from '../password/use-password-form';
import { texts } from '../texts/passkeys';

interface Props {
  /** Gets the recovery codes, which are shown once; none where there were some before. */
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Names a passkey and has the device make it. */
export function AddPasskey({ onDone, onCancel }: Props) {
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
