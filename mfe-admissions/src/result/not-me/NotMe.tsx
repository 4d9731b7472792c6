import { ownCall } from '@university/shared/language';
import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { identity } from '@university/shared/identity';
import { Button, Card, FieldError, Message, Stack, TextField, useTakenHash, Page } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { HelpDesk, MessageTitle, StatusLine } from '../../look';
import { useSlow } from '../../use-slow';
import { notMe } from './texts';

interface Problem {
  field?: string;
  message?: string;
}

function explain(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { message: notMe.failed };
  if (error.status === 400) return { field: notMe.incomplete, message: notMe.incomplete };
  return { message: error.status === 410 ? notMe.spent : notMe.failed };
}

function useReport() {
  const [isMissing, setMissing] = useState(false);
  const { data, error, isPending, mutate } = useSingleMutation({
    mutationFn: (body: FormData) => call(calls.disown, { body }),
  });
  return {
    receipt: data?.data,
    problem: isMissing ? { field: notMe.missing } : error && explain(error),
    isSlow: useSlow(isPending),
    send(form: FormData) {
      const token = String(form.get('token') ?? '').trim();
      setMissing(!token);
      if (token) mutate(form);
    },
  };
}

/** A button where the link brought its key, else a field for the key. */
function ReportForm({ token }: { token: string }) {
  const { receipt, problem, isSlow, send } = useReport();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receipt) done.current?.focus();
  }, [receipt]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    send(new FormData(event.currentTarget));
    if (input?.type === 'text' && !input.value.trim()) input.focus();
  }

  if (receipt) {
    return (
      <Message $tone="good" ref={done} tabIndex={-1} role="group" aria-labelledby="held-title">
        <MessageTitle id="held-title">{notMe.done.title}</MessageTitle>
        <p>{notMe.done.text}</p>
        <p>
          {notMe.done.ticket} <strong>{receipt.ticket}</strong>
        </p>
        <p>
          {notMe.done.next} {identity.phone}, {notMe.done.write} <HelpDesk />
        </p>
      </Message>
    );
  }
  return (
    <form method="post" action={ownCall('/api/v1/result/disown')} noValidate onSubmit={submit}>
      <Stack $gap={2}>
        <ul>
          {notMe.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {token ? (
          <input type="hidden" name="token" value={token} />
        ) : (
          <TextField
            name="token"
            label={notMe.label}
            hint={notMe.hint}
            error={problem?.field}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {problem?.message && (
          <FieldError role="alert">
            {problem.message} <HelpDesk />
          </FieldError>
        )}
        <div>
          <Button type="submit" $look="danger" aria-disabled={isSlow}>
            {isSlow ? notMe.sending : notMe.submit}
          </Button>
        </div>
        <StatusLine>{isSlow && notMe.sending}</StatusLine>
      </Stack>
    </form>
  );
}

const Sheet = styled(Card)`
  max-width: 40rem;
`;

/** Opening it does nothing, because mail scanners open every link. */
export default function NotMe() {
  const [token] = useTakenHash();
  return (
    <Page title={notMe.title} lead={notMe.lead} seed="letter">
      <Sheet>
        <ReportForm key={token} token={token} />
      </Sheet>
    </Page>
  );
}
