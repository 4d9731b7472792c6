import type { TrackedGrievance } from '@university/shared/contract';
import { Message, Stack, type Fact, FactList } from '@university/shared/kit';
import { formatDate, formatInstant } from '@university/shared/time';
import { useEffect, useRef, useState } from 'react';
import { MinorTitle } from '../components/type';
import { CATEGORIES } from './fields';
import { MessageForm } from './MessageForm';
import { Thread } from './Thread';
import { texts } from './texts';

const words = texts.track;

export interface TrackedProps {
  grievance: TrackedGrievance;
  /** With which it was found. */
  email: string;
  /** Another value for each attempt: focus comes here again. */
  attempt: number;
}

/** How a grievance stands, for the person who sent it. */
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
    { term: words.category, value: CATEGORIES[category].label, width: 'half' },
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
