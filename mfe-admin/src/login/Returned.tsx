import { useQuery } from '@university/shared/query';
import { Button, ButtonAnchor, Message, SectionTitle, Stack } from '@university/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isOneTimeCodeWanted } from '../api/log-in';
import { loginWaysQuery, SET_OUT, takeLogin } from '../api/single-sign-on';
import { ErrorSummary } from '../form/ErrorSummary';
import { texts as common } from '../texts';
import { texts } from '../texts/single-sign-on';
import { explain, type LoginFailure } from './login-failure';
import { OneTimeCodeField } from './OneTimeCodeField';

/** The end of a login at the provider: takes the session, and asks for a one-time code where the account has them. */
export function Returned({ onGiveUp }: { onGiveUp: () => void }) {
  const { data } = useQuery(loginWaysQuery());
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isCodeWanted, setCodeWanted] = useState(false);
  const [isSending, setSending] = useState(true);
  const hasBegun = useRef(false);

  async function take(code?: string) {
    setSending(true);
    try {
      await takeLogin(code);
    } catch (error) {
      if (isOneTimeCodeWanted(error)) setCodeWanted(true);
      setFailure(isOneTimeCodeWanted(error) ? null : explain(error));
    } finally {
      setSending(false);
    }
  }

  // What the provider's answer left in the browser counts once.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void take();
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const code = String(new FormData(event.currentTarget).get('one_time_code')).trim();
    if (code) void take(code);
    else setFailure({ problems: [{ field: 'one_time_code', message: common.login.noOneTimeCode }] });
  }

  const error = failure?.problems.find(({ field }) => field === 'one_time_code')?.message;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{common.login.formTitle}</SectionTitle>
        {isSending && <Message role="status">{common.login.sending}</Message>}
        {failure && <ErrorSummary failure={failure} />}
        {isCodeWanted && (
          <>
            <OneTimeCodeField error={error} />
            <Button type="submit" aria-disabled={isSending || undefined}>
              {common.login.submit}
            </Button>
          </>
        )}
        {failure && !isCodeWanted && data?.singleSignOn && (
          <ButtonAnchor href={SET_OUT.login}>{texts.logInWith(data.singleSignOn.name)}</ButtonAnchor>
        )}
        <Button type="button" $look="quiet" onClick={onGiveUp}>
          {texts.otherWay}
        </Button>
      </Stack>
    </form>
  );
}
