import { ApiError } from '@university/shared';
import { useState } from 'react';
import type { AllotmentCalls } from '../api/calls';
import { dialog } from '../texts';
import { useSingleFlight } from '../use-single-flight';

interface Sent {
  tone: 'good' | 'bad';
  text: string;
  /** Until when one has to wait before asking again; epoch milliseconds. */
  until?: number;
}

function explain(error: unknown): Sent {
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
  if (wait !== undefined) return { tone: 'bad', text: dialog.codesSent, until: Date.now() + wait * 1_000 };
  return { tone: 'bad', text: dialog.codeFailed };
}

/** Asks for the mailed code, and says what became of that. */
export function useCode(calls: Pick<AllotmentCalls, 'sendCode'>) {
  const { run, isSlow } = useSingleFlight();
  const [sent, setSent] = useState<Sent | null>(null);
  return {
    sent,
    isSlow,
    ask: () =>
      void run(async () => {
        try {
          setSent({ tone: 'good', text: dialog.codeSent(await calls.sendCode()) });
        } catch (error) {
          setSent(explain(error));
        }
      }),
  };
}
