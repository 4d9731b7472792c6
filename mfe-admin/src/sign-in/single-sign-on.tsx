import { call, joinTabs } from '@university/shared';
import * as calls from '@university/shared/calls';
import { Button, ButtonAnchor, Message, SectionTitle, Stack } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { useLocation } from '@university/shared/router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ActButton } from '../form/buttons';
import { ErrorSummary } from '../form/TaskFrame';
import { OneTimeCodeField } from './parts';
import { endSingleSignOn, explain, isOneTimeCodeWanted, type LoginFailure, noteReturn, SET_OUT } from './log-in';
import { loginWaysQuery } from './second-factor';
import { login, singleSignOn as texts } from './texts';

export function SingleSignOn() {
  const { data } = useQuery(loginWaysQuery());
  const { state } = useLocation();
  if (!data?.singleSignOn) return null;
  return (
    <Stack $gap={1}>
      <ButtonAnchor $look="quiet" href={SET_OUT.login} onClick={() => noteReturn(state)}>
        {texts.logInWith(data.singleSignOn.name)}
      </ButtonAnchor>
      <p>Or log in with your password here:</p>
    </Stack>
  );
}

export function Returned({ onGiveUp }: { onGiveUp: () => void }) {
  const { data } = useQuery(loginWaysQuery());
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [isCodeWanted, setCodeWanted] = useState(false);
  const hasBegun = useRef(false);
  const { isPending, mutate } = useSingleMutation({
    mutationFn: (code: string | undefined) => endSingleSignOn(code),
    onError(error) {
      if (isOneTimeCodeWanted(error)) setCodeWanted(true);
      setFailure(isOneTimeCodeWanted(error) ? null : explain(error));
    },
  });
  const isSending = isPending || (!failure && !isCodeWanted);

  // The cookie of the provider's answer works once.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(undefined);
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('one_time_code')).trim();
    if (code) mutate(code);
    else setFailure({ problems: [{ field: 'one_time_code', message: login.noOneTimeCode }] });
  }

  const error = failure?.problems.find(({ field }) => field === 'one_time_code')?.message;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack $gap={3}>
        <SectionTitle>{login.formTitle}</SectionTitle>
        {isSending && <Message role="status">{login.sending}</Message>}
        {failure && <ErrorSummary failure={failure} />}
        {isCodeWanted && (
          <>
            <OneTimeCodeField error={error} />
            <Button type="submit" aria-disabled={isPending || undefined}>
              {login.submit}
            </Button>
          </>
        )}
        {failure && !isCodeWanted && data?.singleSignOn && (
          <ButtonAnchor href={SET_OUT.login}>{texts.logInWith(data.singleSignOn.name)}</ButtonAnchor>
        )}
        <ActButton onClick={onGiveUp}>{texts.otherWay}</ActButton>
      </Stack>
    </form>
  );
}

type State = 'confirming' | 'confirmed' | 'notConfirmed';

export function Confirmed() {
  const [state, setState] = useState<State>('confirming');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void joinTabs()
      .then(() => call(calls.confirm, { body: { single_sign_on: true } }))
      .then(
        () => setState('confirmed'),
        () => setState('notConfirmed'),
      );
  });
  return (
    <Message $tone={state === 'notConfirmed' ? 'bad' : 'good'} role="status">
      {texts.confirm[state]}
    </Message>
  );
}
