import type { TrackedEntry } from '@university/shared/contract';
import { Card, Muted, Stack } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { Paragraphs } from '../components/Page';
import { MinorTitle } from '../components/type';
import { texts } from './texts';

const words = texts.track;

const Entries = styled(Stack)`
  padding: 0;
  list-style: none;
`;

/** What the person and the office wrote to one another, oldest first. */
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
