import { call, useSession } from '@university/shared';
import { useQuery } from '@university/shared/query';
import { Button, Row, Stack, TextField } from '@university/shared/ui';
import { useState } from 'react';
import { isOneTimeCodeWanted } from '../api/log-in';
import { confirmWithPasskey, passkeysQuery } from '../api/passkeys';
import { ErrorSummary } from '../form/ErrorSummary';
import { Submit } from '../form/Submit';
import { OneTimeCodeField } from '../login/OneTimeCodeField';
import { Modal } from '../parts/Modal';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { usePasswordForm } from '../password/use-password-form';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { texts as common } from '../texts';
import { texts } from '../texts/password';
import { AtTheProvider } from './AtTheProvider';

const words = texts.prove;

type Field = 'password' | 'one_time_code';

interface Props {
  settle: (proved: boolean) => void;
}

/** Asks for the password, with a code where there is a second factor, for a passkey, or at the provider of single sign-on. */
export default function Dialog({ settle }: Props) {
  const { data } = useSecondFactor();
  const isElsewhere = data?.isProviderAccount === true;
  return (
    <Modal title={words.title} onClose={() => settle(false)}>
      {isElsewhere ? <AtTheProvider settle={settle} /> : <Here settle={settle} />}
    </Modal>
  );
}

function Here({ settle }: Props) {
  const session = useSession();
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  const [isCodeWanted, setCodeWanted] = useState(false);
  const form = usePasswordForm<Field>(
    isCodeWanted ? ['password', 'one_time_code'] : ['password'],
    async ({ password, one_time_code }) => {
      try {
        await call('POST /auth/confirm', { body: { password, ...(isCodeWanted && { one_time_code }) } });
        settle(true);
      } catch (error) {
        if (!isOneTimeCodeWanted(error)) throw error;
        setCodeWanted(true);
        return 'more';
      }
    },
    (field) => (field === 'password' ? texts.none : common.login.noOneTimeCode),
  );
  return (
    <form noValidate method="post" onSubmit={form.submit}>
      <Stack $gap={3}>
        <p>{words.text}</p>
        {form.failure && <ErrorSummary failure={form.failure} />}
        <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
        <TextField
          id="password"
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        {isCodeWanted && <OneTimeCodeField error={form.errorOf('one_time_code')} />}
        <Row>
          <Submit isSending={form.isSending} sending={words.sending}>
            {words.submit}
          </Submit>
          <Button type="button" $look="quiet" onClick={() => settle(false)}>
            {common.cancel}
          </Button>
        </Row>
        {passkeys.length > 0 && (
          <PasskeyButton
            label={words.passkey}
            onUse={async () => {
              await confirmWithPasskey();
              settle(true);
            }}
          />
        )}
      </Stack>
    </form>
  );
}
