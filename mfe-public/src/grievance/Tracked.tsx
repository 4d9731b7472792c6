import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { grievanceCategoryNames, type TrackedEntry, type TrackedGrievance } from '@university/shared/contract';
import {
  Button,
  Card,
  ErrorSummary,
  type Fact,
  FactList,
  Message,
  Muted,
  Stack,
  TextAreaField,
  useCheckedForm,
} from '@university/shared/kit';
import { useEffect, useRef, useState } from 'react';
import { MinorTitle } from '../components/parts';
import { checkMessage } from './fields';
import { texts } from './texts';
import { formatDate, formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { Paragraphs } from '../components/Paragraphs';

const words = texts.track;

const addWords = texts.track.add;

interface Props {
  grievance: TrackedGrievance;
  email: string;
  onAdded: (grievance: TrackedGrievance) => void;
}

/** Unsent text by ticket, restored when the same one is looked up again. */
const unsent = new Map<string, string>();

function MessageForm({ grievance: { ticket, settled_at }, email, onAdded }: Props) {
  const { attempt, field, isPending, onSubmit, problems } = useCheckedForm({
    names: ['message'],
    prefix: 'track',
    check(body) {
      const message = checkMessage(String(body.get('message')));
      return message === undefined ? {} : { message };
    },
    send: async (body, headers) => (await call(calls.addGrievanceMessage, { body, headers })).data.grievance,
    onSent(changed, form) {
      unsent.delete(ticket);
      form.reset();
      onAdded(changed);
    },
  });

  return (
    <form noValidate aria-labelledby="track-add" onSubmit={onSubmit}>
      <Stack $gap={2}>
        <MinorTitle as="h4" id="track-add">
          {addWords.title}
        </MinorTitle>
        {settled_at && <Muted>{addWords.reopens}</Muted>}
        {problems.length > 0 && <ErrorSummary as="h3" title={addWords.failed} problems={problems} attempt={attempt} />}
        <input type="hidden" name="ticket" value={ticket} />
        <input type="hidden" name="email" value={email} />
        <TextAreaField
          {...field('message')}
          label={addWords.message}
          rows={5}
          defaultValue={unsent.get(ticket)}
          onChange={({ target }) => unsent.set(ticket, target.value)}
        />
        <div>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? addWords.sending : addWords.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const Entries = styled(Stack)`
  padding: 0;
  list-style: none;
`;

function Thread({ entries }: { entries: readonly TrackedEntry[] }) {
  return (
    <Stack $gap={1}>
      <MinorTitle as="h4" id="track-thread">
        {words.thread}
      </MinorTitle>
      {entries.length === 0 && <p>{words.noReply}</p>}
      {entries.length > 0 && (
        <Entries as="ol" aria-labelledby="track-thread">
          {entries.map(({ kind, text, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never change their places
            <Card as="li" key={index}>
              <strong>{words.entries[kind]}</strong>
              <Muted>{formatInstant(at)}</Muted>
              <Paragraphs text={text} none="" />
            </Card>
          ))}
        </Entries>
      )}
    </Stack>
  );
}

export interface TrackedProps {
  grievance: TrackedGrievance;
  email: string;
  attempt: number;
}

export function Tracked({ grievance: found, email, attempt }: TrackedProps) {
  const [grievance, setGrievance] = useState(found);
  const [isAdded, setAdded] = useState(false);
  const { ticket, subject, category, status, created_at, updated_at, due, extended_to, thread } = grievance;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for attention anew
  useEffect(() => heading.current?.focus(), [attempt]);
  const facts: Fact[] = [
    { term: words.status, value: words.statuses[status], width: 'half' },
    { term: words.ticket, value: ticket, width: 'half' },
    { term: words.subject, value: subject, width: 'half' },
    { term: words.category, value: grievanceCategoryNames[category], width: 'half' },
    { term: words.received, value: formatInstant(created_at) },
    { term: words.changed, value: formatInstant(updated_at) },
    { term: words.due, value: formatDate(due) },
    { term: words.extended, value: extended_to && formatDate(extended_to) },
  ];
  return (
    <Stack $gap={2}>
      <MinorTitle ref={heading} tabIndex={-1}>
        {words.found}
      </MinorTitle>
      <FactList facts={facts} />
      <Thread entries={thread} />
      <div role="status">{isAdded && <Message $tone="good">{words.add.done}</Message>}</div>
      {grievance.accepts_messages ? (
        <MessageForm
          grievance={grievance}
          email={email}
          onAdded={(changed) => {
            setGrievance(changed);
            setAdded(true);
          }}
        />
      ) : (
        <Message>{words.add.closed}</Message>
      )}
    </Stack>
  );
}
