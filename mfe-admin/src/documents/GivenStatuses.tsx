import { Outcome } from '../list/Outcome';
import { listTexts } from './list-texts';
import type { useStatuses } from './use-statuses';

const words = listTexts;

/** What came of giving many documents a status, what could not have it and why, and the way back. */
export function GivenStatuses({ statuses: { outcome, undo, dismiss } }: { statuses: ReturnType<typeof useStatuses> }) {
  return (
    <div role="status">
      {outcome && (
        <Outcome
          isBad={outcome.refused.length > 0}
          onUndo={outcome.to && outcome.changed.length > 0 ? undo : undefined}
          onDismiss={dismiss}
        >
          {outcome.changed.length > 0 && (
            <p>{(outcome.to ? words.gave[outcome.to] : words.undone)(outcome.changed.length)}</p>
          )}
          {outcome.refused.map(({ _id, name, reason }) => (
            <p key={_id}>{words.refused(name, reason)}</p>
          ))}
        </Outcome>
      )}
    </div>
  );
}
