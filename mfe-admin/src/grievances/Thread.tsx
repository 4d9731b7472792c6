import type { GrievanceEntry } from '@university/shared/contract';
import { Badge, color, Muted, space, Stack } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import styled from 'styled-components';
import { Panel } from '../area/Panel';
import { isInternal } from './contract';
import { texts } from './texts';
import { Written } from './Written';

const words = texts.thread;

const Entries = styled(Stack)`
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  padding-left: ${space(2)};
  border-left: 4px solid ${color.line};
  &[data-internal] {
    border-left-style: dashed;
    border-left-color: ${color.muted};
  }
`;

/** Everything that was written since it came, oldest first. What the person never sees says so in words. */
export function Thread({ entries }: { entries: readonly GrievanceEntry[] }) {
  return (
    <Panel title={words.title}>
      {entries.length === 0 && <p>{words.empty}</p>}
      {entries.length > 0 && (
        <Entries as="ol" $gap={3} aria-label={words.title}>
          {entries.map(({ _id, kind, text, at, by }) => (
            <Entry key={_id} data-internal={isInternal(kind) || undefined}>
              <strong>{words.kinds[kind](by ?? words.somebody)}</strong>{' '}
              {isInternal(kind) && <Badge>{words.internal}</Badge>}
              <Muted>{formatInstant(at)}</Muted>
              <Written>{text}</Written>
            </Entry>
          ))}
        </Entries>
      )}
    </Panel>
  );
}
