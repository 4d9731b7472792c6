import { grievanceCategoryNames, type TrackedEntry, type TrackedGrievance } from '@university/shared/contract';
import { Card, Muted, Stack, Message, type Fact, FactList } from '@university/shared/kit';
import { formatInstant, formatDate } from '@university/shared/time';
import styled from 'styled-components';
import { Paragraphs } from '../components/Page';
import { MinorTitle } from '../components/type';
import { texts } from './texts';
import { useEffect, useRef, useState } from 'react';
import { MessageForm } from './MessageForm';

const words = texts.track;

const Entries = styled(Stack)`
  padding: 0;
  list-style: none;
`;

export function Thread({ entries }: { entries: readonly TrackedEntry[] }) {
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

const trackedWords = texts.track;

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
    { term: trackedWords.status, value: trackedWords.statuses[status], width: 'half' },
    { term: trackedWords.ticket, value: ticket, width: 'half' },
    { term: trackedWords.subject, value: subject, width: 'half' },
    { term: trackedWords.category, value: grievanceCategoryNames[category], width: 'half' },
    { term: trackedWords.received, value: formatInstant(created_at) },
    { term: trackedWords.changed, value: formatInstant(updated_at) },
    { term: trackedWords.due, value: formatDate(due) },
    { term: trackedWords.extended, value: extended_to && formatDate(extended_to) },
  ];
  return (
    <Stack $gap={2}>
      <MinorTitle ref={heading} tabIndex={-1}>
        {trackedWords.found}
      </MinorTitle>
      <FactList facts={facts} />
      <Thread entries={thread} />
      <div role="status">{isAdded && <Message $tone="good">{trackedWords.add.done}</Message>}</div>
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
        <Message>{trackedWords.add.closed}</Message>
      )}
    </Stack>
  );
}
