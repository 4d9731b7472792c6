import type { Decision } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useState } from 'react';
import type { ResultPage } from '../allotment/tracks';
import { allotmentQuery } from '../api/allotment';
import { useSingleFlight } from '../use-single-flight';
import { type NoticeContent, toNotice } from './notice';
import { type Outcome, readOutcome, sendDecision } from './send-decision';
import { useLeave } from './use-leave';

/** A decision on its way: chosen, confirmed, sent once, and what became of it. */
export function useDecision(page: ResultPage, id: string) {
  const queryClient = useQueryClient();
  const leave = useLeave(page);
  const { run, isSlow } = useSingleFlight();
  const [chosen, setChosen] = useState<Decision | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [notice, setNotice] = useState<NoticeContent | null>(null);

  async function settle(decided: Decision, outcome: Outcome) {
    if (outcome.kind === 'refused') return setRefusal(outcome.message);
    if (outcome.kind === 'signed-out' || outcome.kind === 'other-record') return leave(outcome.kind);
    if ('allotment' in outcome) queryClient.setQueryData(allotmentQuery(page).queryKey, outcome.allotment);
    setChosen(null);
    setNotice(toNotice(decided, outcome));
  }

  return {
    chosen,
    refusal,
    notice,
    isSlow,
    choose(decision: Decision | null) {
      setRefusal(undefined);
      setChosen(decision);
    },
    confirm(formNumber?: string) {
      if (!chosen) return;
      void run(async () => {
        setRefusal(undefined);
        await settle(chosen, await sendDecision(page.calls, id, { status: chosen, form_number: formNumber }));
      });
    },
    checkAgain(decided: Decision) {
      void run(async () => settle(decided, await readOutcome(page.calls, decided)));
    },
  };
}
