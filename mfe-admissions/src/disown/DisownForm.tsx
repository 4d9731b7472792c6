import { identity } from '@university/shared/identity';
import { Button, FieldError, Message, Stack, text, TextField } from '@university/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { HelpDesk } from '../HelpDesk';
import { StatusLine } from '../StatusLine';
import { notMe } from '../texts';
import { useDisown } from './use-disown';

const Title = styled.h2`
  font-size: ${text.large};
`;

/** One button where the link brought its key; a field for the key where there are no scripts, or a part of it was lost. */
export function DisownForm({ token }: { token: string }) {
  const { receipt, problem, isSlow, send } = useDisown();
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
        <Title id="held-title">{notMe.done.title}</Title>
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
    <form method="post" action="/api/v1/result/disown" noValidate onSubmit={submit}>
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
            maxLength={60}
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
