import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { TrackedGrievance } from '@university/shared/contract';
import { Button, Muted, Stack, TextAreaField } from '@university/shared/kit';
import { type FormEvent, useState } from 'react';
import { MinorTitle } from '../components/type';
import { checkMessage } from './fields';
import { Problems } from './Problems';
import { texts } from './texts';
import { sendKeys } from './use-send-form';

const words = texts.track.add;

interface Props {
  grievance: TrackedGrievance;
  /** With which it was found. */
  email: string;
  onAdded: (grievance: TrackedGrievance) => void;
}

/** Adds to the own grievance; a closed one is opened again by it. What was typed stays until it has arrived. */
export function MessageForm({ grievance: { ticket, settled_at }, email, onAdded }: Props) {
  const [keyFor] = useState(sendKeys);
  const [problem, setProblem] = useState<{ text: string; isOfField: boolean }>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const sent = new FormData(form);
    const wrong = checkMessage(String(sent.get('message')));
    setAttempt((last) => last + 1);
    setProblem(wrong === undefined ? undefined : { text: wrong, isOfField: true });
    if (wrong !== undefined) return;
    setSending(true);
    try {
      const headers = { 'Idempotency-Key': keyFor(sent) };
      const { data } = await call(calls.addGrievanceMessage, { body: sent, headers });
      form.reset();
      onAdded(data.grievance);
    } catch (error) {
      setProblem({ text: (error as Error).message, isOfField: false });
    } finally {
      setSending(false);
    }
  }

  return (
    <form noValidate aria-labelledby="track-add" onSubmit={(event) => void onSubmit(event)}>
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
        />
        <div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? words.sending : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
