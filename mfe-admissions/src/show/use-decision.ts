import type { Allotment, AllotmentDecision } from '@university/shared/contract';
import { useQueryClient } from '@university/shared/query';
import { useEffect, useRef, useState } from 'react';
import { type Act, statusOf } from '../allotment/decisions';
import type { ResultPage } from '../allotment/tracks';
import { allotmentQuery } from '../api/allotment';
import { callsOf } from '../api/calls';
import type { Waiting } from '../api/patience';
import { tellOtherTabs } from '../session/tell-other-tabs';
import { useSingleFlight } from '../use-single-flight';
import { changedMeanwhile } from './changed-meanwhile';
import { type NoticeContent, toNotice } from './notice';
import type { Refusal } from './refusal';
import { type Outcome, readOutcome, sendDecision } from './send-decision';
import { useLeave } from './use-leave';

/** The second proof: the form number and, where mail goes out, a code. */
export type Proofs = Pick<AllotmentDecision, 'form_number' | 'code'>;

/** A decision on its way: chosen, confirmed, sent once, and what became of it, here or elsewhere. */
export function useDecision(page: ResultPage, allotment: Allotment) {
  const queryClient = useQueryClient();
  const leave = useLeave(page);
  const { run, isSlow, isUnderway } = useSingleFlight();
  const [chosen, setChosen] = useState<Act | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [notice, setNotice] = useState<NoticeContent | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const shown = useRef(allotment);
  const stop = useRef(new AbortController());
  const calls = callsOf(page);

  useEffect(() => () => stop.current.abort(), []);

  // What another tab, staff or the clock did. While a decision is on its way, its own answer says what is true.
  useEffect(() => {
    const change = isUnderway() ? null : changedMeanwhile(shown.current, allotment);
    shown.current = allotment;
    if (!change) return;
    setChosen(null);
    setNotice(change);
  }, [allotment, isUnderway]);

  function keep(record: Allotment) {
    shown.current = record;
    queryClient.setQueryData(allotmentQuery(page).queryKey, record);
  }

  async function settle(act: Act, outcome: Outcome) {
    if (outcome.kind === 'refused') {
      // The page thought that the proof had been given; now its fields stand there.
      if (outcome.refusal.needsProof) keep({ ...shown.current, proved: false });
      return setRefusal(outcome.refusal);
    }
    if (outcome.kind === 'signed-out' || outcome.kind === 'other-record') return leave(outcome.kind);
    if ('allotment' in outcome) {
      keep(outcome.allotment);
      tellOtherTabs('changed');
    }
    setChosen(null);
    setNotice(toNotice(act, outcome));
  }

  return {
    chosen,
    refusal,
    notice,
    waiting,
    isSlow,
    choose(act: Act | null) {
      setRefusal(null);
      setChosen(act);
    },
    confirm(proofs: Proofs) {
      const status = chosen && statusOf(chosen, allotment);
      if (!chosen || !status) return;
      void run(async () => {
        setRefusal(null);
        stop.current = new AbortController();
        const options = { onWait: setWaiting, signal: stop.current.signal };
        await settle(chosen, await sendDecision(calls, allotment.record._id, { status, ...proofs }, options));
      });
    },
    /** Gives up waiting for a service that is full; what is true is read from the record. */
    stopWaiting: () => stop.current.abort(),
    checkAgain(act: Act) {
      const status = statusOf(act, shown.current) ?? 'pending';
      void run(async () => settle(act, await readOutcome(calls, status)));
    },
  };
}
