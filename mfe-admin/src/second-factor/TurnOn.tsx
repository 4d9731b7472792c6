import { radius, TextField } from '@university/shared/ui';
import styled from 'styled-components';
import { callWithProof } from '../api/call-with-proof';
import { TaskFrame } from '../form/TaskFrame';
import { usePasswordForm } from '../password/use-password-form';
import { texts } from '../texts/second-factor';

export interface NewSecret {
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

/** Brings the secret into an app, and shows by a first code that it is there. */
export function TurnOn({ secret: { secret, picture }, onDone, onCancel }: Props) {
  const form = usePasswordForm(
    ['code'],
    async ({ code }) => {
      const { data } = await callWithProof('POST /auth/second-factor/confirm', { body: { code } });
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
