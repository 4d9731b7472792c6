import type { AuditLogState } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { formatInstant, Message } from '@university/shared/ui';
import { auditStateQuery } from '../api/audit';
import { Read } from '../parts/Read';
import { inIndia } from '../results/counts';
import { Small } from '../table/table-styles';
import { texts } from '../texts/audit';

const words = texts.state;

function standing({ verified }: AuditLogState): { tone: 'good' | 'bad' | 'plain'; text: string } {
  if (!verified) return { tone: 'plain', text: words.never };
  const at = formatInstant(verified.at);
  if (verified.intact) return { tone: 'good', text: words.intact(at) };
  return { tone: 'bad', text: words.broken(at, verified.problem ?? '') };
}

/** Whether the log can be believed. */
export function ChainState() {
  return (
    <Read query={useQuery(auditStateQuery())} failed={words.failed}>
      {(state) => {
        const { tone, text } = standing(state);
        return (
          <Message $tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
            <p>{text}</p>
            {state.head && <Small>{words.head(state.head)}</Small>}
            {state.waiting > 0 && <Small>{words.waiting(inIndia(state.waiting))}</Small>}
          </Message>
        );
      }}
    </Read>
  );
}
