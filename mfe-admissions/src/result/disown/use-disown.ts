import { ApiError, call } from '@university/shared';
import type { DisownReceipt } from '@university/shared/contract';
import { useState } from 'react';
import { useSingleFlight } from '../../use-single-flight';
import { notMe } from './texts';

interface Problem {
  field?: string;
  message?: string;
}

function explain(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { message: notMe.failed };
  if (error.status === 400) return { field: notMe.incomplete, message: notMe.incomplete };
  return { message: error.status === 410 ? notMe.spent : notMe.failed };
}

/** Says "this was not me" once, and what became of it. */
export function useDisown() {
  const { run, isSlow } = useSingleFlight();
  const [receipt, setReceipt] = useState<DisownReceipt | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  return {
    receipt,
    problem,
    isSlow,
    send(form: FormData) {
      if (!String(form.get('token') ?? '').trim()) return setProblem({ field: notMe.missing });
      void run(async () => {
        setProblem(null);
        try {
          setReceipt((await call('POST /result/disown', { body: form })).data);
        } catch (error) {
          setProblem(explain(error));
        }
      });
    },
  };
}
