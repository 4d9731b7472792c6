import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { TrackedGrievance } from '@university/shared/contract';
import { Button, Muted, Stack, TextAreaField } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import { MinorTitle } from '../components/type';
import { checkMessage } from './fields';
import { Problems } from './Problems';
import { texts } from './texts';
import { sendKeys } from './use-send-form';

const words = texts.track.add;

interface Props {
  grievance: TrackedGrievance;
  email: string;
  onAdded: (grievance: TrackedGrievance) => void;
}

/** Unsent text by ticket, restored when the same one is looked up again. */
const unsent = new Map<string, string>();

export function MessageForm({ grievance: { ticket, settled_at }, email, onAdded }: Props) {
  const [keyFor] = useState(sendKeys);
  const [problem, setProblem] = useState<{ text: string; isOfField: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const { isPending, mutate } = useSingleMutation({
    mutationFn: (body: FormData) =>
      call(calls.addGrievanceMessage, { body, headers: { 'Idempotency-Key': keyFor(body) } }),
    onError: ({ message }) => setProblem({ text: message, isOfField: false }),
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = new FormData(form);
    const wrong = checkMessage(String(sent.get('message')));
    setAttempt((last) => last + 1);
    setProblem(wrong === undefined ? undefined : { text: wrong, isOfField: true });
    if (wrong !== undefined) return;
    mutate(sent, {
      onSuccess({ data }) {
        unsent.delete(ticket);
        form.reset();
        onAdded(data.grievance);
      },
    });
  }

  return (
    <form noValidate aria-labelledby="track-add" onSubmit={onSubmit}>
      <Stack $gap={2}>
        <MinorTitle as="h4" id="track-add">
          {words.title}
        </MinorTitle>
        {settled_at && <Muted>{words.reopens}</Muted>}
        {problem && (
          <Problems
            title={words.failed}
            problems={[{ message: problem.text, ...(problem.isOfField && { field: 'track-message' }) }]}
            attempt={attempt}
          />
        )}
        <input type="hidden" name="ticket" value={ticket} />
        <input type="hidden" name="email" value={email} />
        <TextAreaField
          id="track-message"
          name="message"
          label={words.message}
          error={problem?.isOfField ? problem.text : undefined}
          maxLength={5_000}
          rows={5}
          defaultValue={unsent.get(ticket)}
          onChange={({ target }) => unsent.set(ticket, target.value)}
        />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? words.sending : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
