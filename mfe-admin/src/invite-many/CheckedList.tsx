import { Button, Row, Stack } from '@university/shared/ui';
import { useMemo } from 'react';
import { Alert } from '../form/Alert';
import { Announced } from '../form/Announced';
import { ErrorSummary } from '../form/ErrorSummary';
import { texts as words } from '../texts/invite-many';
import { EntryTable } from './EntryTable';
import type { Entry } from './read-list';

interface Props {
  kind: 'checked' | 'sending';
  entries: readonly Entry[];
  /** Why it could not be sent last time, where that is at no line. */
  failure?: string;
  onSend: () => void;
  /** Leads to a line of the list. */
  onGoTo: (line: number) => void;
}

/** What would be made of a list, and the button that does it once every line is right. */
export function CheckedList({ kind, entries, failure, onSend, onGoTo }: Props) {
  const wrong = entries.filter(({ problems }) => problems.length > 0).length;
  const summary = useMemo(() => ({ message: words.wrong(wrong, entries.length), problems: [] }), [wrong, entries]);
  return (
    <Stack as="section" $gap={2} aria-label={words.preview}>
      {wrong > 0 ? (
        <ErrorSummary failure={summary} />
      ) : (
        <>
          {failure === undefined && (
            <Announced tone="good">
              <p>{words.fine(entries.length)}</p>
            </Announced>
          )}
          {/* Comes anew with each failure, so that it is read out each time. */}
          {kind === 'checked' && <Alert>{failure}</Alert>}
          <Row>
            <Button type="button" aria-disabled={kind === 'sending' || undefined} onClick={onSend}>
              {kind === 'sending' ? words.sending : words.send(entries.length)}
            </Button>
          </Row>
        </>
      )}
      <EntryTable entries={entries} onGoTo={onGoTo} />
    </Stack>
  );
}
