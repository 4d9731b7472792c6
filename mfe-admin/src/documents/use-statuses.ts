import * as calls from '@university/shared/calls';
import type { AnswerOf, EntryKind, DocumentStatus } from '@university/shared/contract';
import { useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import { useInvalidate } from '../api/invalidate';
import { MOST_STATUSES } from './contract';
import { callWithProof } from '../sign-in/recent-login';

interface Wish {
  _id: string;
  status: DocumentStatus;
}

/** What came of it: `changed` has what each was before. */
type Given = AnswerOf<'giveStatuses'>['data'] & {
  /** The status that all were to have; undefined: each has again what it had. */
  to: DocumentStatus | undefined;
};

/** Publishes or archives documents of a kind, and takes it back on demand. */
export function useStatuses(kind: EntryKind) {
  const [outcome, setOutcome] = useState<Given | null>(null);
  const invalidate = useInvalidate();
  const { error, mutate } = useSingleMutation({
    async mutationFn({ documents, to }: { documents: readonly Wish[]; to?: DocumentStatus }) {
      const given: Given = { changed: [], refused: [], to };
      setOutcome(null);
      try {
        for (let from = 0; from < documents.length; from += MOST_STATUSES) {
          const body = { kind, documents: documents.slice(from, from + MOST_STATUSES) };
          const { data } = await callWithProof(calls.giveStatuses, { body });
          given.changed.push(...data.changed);
          given.refused.push(...data.refused);
        }
      } finally {
        // Also where a later part of them failed: what is done can be taken back.
        if (given.changed.length + given.refused.length > 0) setOutcome(given);
        invalidate('documents');
      }
    },
  });

  return {
    outcome,
    error,
    give: (ids: readonly string[], to: DocumentStatus, onGiven: () => void) =>
      mutate({ documents: ids.map((_id) => ({ _id, status: to })), to }, { onSuccess: onGiven }),
    undo: () => outcome && mutate({ documents: outcome.changed }),
    dismiss: () => setOutcome(null),
  };
}
