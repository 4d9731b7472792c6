import * as calls from '@university/shared/calls';
import { call, useSession } from '@university/shared';
import { ButtonAnchor, Dialog, Row, Stack, TextField, VisuallyHidden } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { useEffect, useState } from 'react';
import { ActButton } from '../form/actions';
import { TaskFrame } from '../form/TaskFrame';
import { texts as common } from '../texts';
import { isOneTimeCodeWanted, SET_OUT } from './log-in';
import { PasskeyButton, OneTimeCodeField } from './parts';
import { confirmWithPasskey } from './passkeys';
import { usePasswordForm } from './password-form';
import { passkeysQuery, useSecondFactor } from './second-factor';
import { login, passwords, singleSignOn } from './texts';

type Field = 'password' | 'one_time_code';

interface Props {
  settle: (proved: boolean) => void;
}

export default function ProofDialog({ settle }: Props) {
  const { data } = useSecondFactor();
  const isElsewhere = data?.isProviderAccount === true;
  return (
    <Dialog title="Confirm your password" onClose={() => settle(false)}>
      {isElsewhere ? <AtTheProvider settle={settle} /> : <Here settle={settle} />}
    </Dialog>
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
        await call(calls.confirm, { body: { password, ...(isCodeWanted && { one_time_code }) } });
        settle(true);
      } catch (error) {
        if (!isOneTimeCodeWanted(error)) throw error;
        setCodeWanted(true);
        return 'more';
      }
    },
    (field) => (field === 'password' ? passwords.none : login.noOneTimeCode),
  );
  return (
    <>
      <TaskFrame
        task={form}
        method="post"
        gap={3}
        submit="Continue"
        sending="Checking…"
        intro={<p>It is more than ten minutes since you last proved who you are. Nothing that you typed is lost.</p>}
        onCancel={() => settle(false)}
      >
        <input type="hidden" name="username" autoComplete="username" value={session?.email ?? ''} readOnly />
        <TextField
          id="password"
          name="password"
          type="password"
          label="Your password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        {isCodeWanted && <OneTimeCodeField error={form.errorOf('one_time_code')} />}
      </TaskFrame>
      {passkeys.length > 0 && (
        <PasskeyButton
          label="Use a passkey"
          onUse={async () => {
            await confirmWithPasskey();
            settle(true);
          }}
        />
      )}
    </>
  );
}

/** A new tab, so that nothing typed here is lost. The retried call tells whether it worked. */
function AtTheProvider({ settle }: { settle: (proved: boolean) => void }) {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const onReturn = () => document.visibilityState === 'visible' && settle(true);
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isAway, settle]);
  return (
    <Stack $gap={3}>
      <p>{singleSignOn.prove}</p>
      <Row>
        <ButtonAnchor href={SET_OUT.again} target="_blank" rel="noopener" onClick={() => setAway(true)}>
          Show it with the university account <VisuallyHidden>{common.newTab}</VisuallyHidden>
        </ButtonAnchor>
        <ActButton onClick={() => settle(false)}>{common.cancel}</ActButton>
      </Row>
    </Stack>
  );
}
