import type { TrackedGrievance } from '@university/shared/contract';
import { Card, Stack, type Fact, FactList } from '@university/shared/kit';
import { formatDate, formatInstant } from '@university/shared/time';
import { useEffect, useRef } from 'react';
import { MinorTitle, Paragraphs } from '../components/Page';
import { CATEGORIES } from './fields';
import { texts } from './texts';

const words = texts.track;

interface Props {
  grievance: TrackedGrievance;
  /** Another value for each attempt: focus comes here again. */
  attempt: number;
}

/** How a grievance stands, for the person who sent it. */
export function Tracked({ grievance, attempt }: Props) {
  const { ticket, subject, category, status, created_at, updated_at, due, reply } = grievance;
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
  ];
  return (
    <Stack $gap={2}>
      <MinorTitle ref={heading} tabIndex={-1}>
        {words.found}
      </MinorTitle>
      <FactList facts={facts} />
      <Card>
        <MinorTitle as="h4">{words.reply}</MinorTitle>
        <Paragraphs text={reply ?? ''} none={words.noReply} />
      </Card>
    </Stack>
  );
}
