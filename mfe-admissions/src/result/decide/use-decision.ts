import {
  type Allotment,
  DECISION_WORDS,
  SEAT,
  type SeatChoice,
  STATUS_WORDS,
  TAKE_BACK_WORDS,
} from '@university/shared/contract';
import { outcomes } from './texts';
import { type Outcome, readOutcome, type Refusal, sendDecision } from './send-decision';
import { useQueryClient, useSingleMutation } from '@university/shared/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResultPage } from '../../rounds/result-pages';
import { useSlow } from '../../use-slow';
import { allotmentQuery, callsOf, type Proofs } from '../api';
import { useLeave } from '../navigation';
import type { Waiting } from '../retry-while-busy';
import { tellOtherTabs } from '../session/other-tabs';

export type Act = SeatChoice['act'];

const doneOf = (act: Act): string => (act === 'takeBack' ? TAKE_BACK_WORDS : DECISION_WORDS[act]).done;

/** Null when the act is no longer possible. */
export function statusOf(act: Act, { takeBack: open }: Pick<Allotment, 'takeBack'>): SeatChoice['status'] | null {
  return act === 'takeBack' ? (open?.to ?? null) : act;
}

export interface MessageContent {
  tone: 'good' | 'bad' | 'plain';
  title: string;
  text?: string;
  unsettled?: Act;
  /** Announced without taking the focus. */
  isQuiet?: boolean;
}

type Settled = Exclude<Outcome, { kind: 'signed-out' | 'other-record' | 'refused' }>;

export function messageOf(act: Act, outcome: Settled): MessageContent {
  const title = outcomes.done(doneOf(act));
  switch (outcome.kind) {
    case 'recorded':
      return { tone: 'good', title, text: outcome.allotment.needsCode ? SEAT.mailed : undefined };
    case 'arrived-after-all':
      return { tone: 'good', title, text: outcomes[outcome.kind].text };
    case 'unknown':
      return { tone: 'bad', title: outcomes.unknown.title, text: outcomes.unknown.text, unsettled: act };
    default:
      return { tone: 'bad', ...outcomes[outcome.kind] };
  }
}

function changedMeanwhile(before: Allotment, after: Allotment): MessageContent | null {
  const quiet = { tone: 'plain', isQuiet: true } as const;
  const { status } = after.record;
  const isLapsing = status === 'lapsed' && before.record.status === 'pending';
  if (status && status !== before.record.status && !isLapsing)
    return { ...quiet, title: outcomes.changed.title, text: outcomes.changed.text(STATUS_WORDS[status].label) };
  if (before.window.isOpen === after.window.isOpen) {
    return before.takeBack && !after.takeBack && !after.heldAt ? { ...quiet, ...outcomes.isFinal } : null;
  }
  return { ...quiet, ...(after.window.isOpen ? outcomes.opened : outcomes.closed) };
}

export function useDecision(page: ResultPage, allotment: Allotment) {
  const queryClient = useQueryClient();
  const leave = useLeave(page);
  const [chosen, setChosen] = useState<Act | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [message, setMessage] = useState<MessageContent | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const shown = useRef(allotment);
  const stop = useRef(new AbortController());
  const calls = callsOf(page);

  useEffect(() => () => stop.current.abort(), []);

  const { isPending, mutate } = useSingleMutation({
    mutationFn: ({ find }: { act: Act; find: () => Promise<Outcome> }) => find(),
    onSuccess: (outcome, { act }) => settle(act, outcome),
  });

  // Changes by another tab, staff or the clock. A decision in flight brings its own answer.
  const notice = useEffectEvent((now: Allotment) => {
    const change = isPending ? null : changedMeanwhile(shown.current, now);
    shown.current = now;
    if (!change) return;
    setChosen(null);
    setMessage(change);
  });
  useEffect(() => notice(allotment), [allotment]);

  function show(record: Allotment) {
    shown.current = record;
    queryClient.setQueryData(allotmentQuery(page).queryKey, record);
  }

  async function settle(act: Act, outcome: Outcome) {
    if (outcome.kind === 'refused') {
      // The server disagrees that the proof was given: show its fields.
      if (outcome.refusal.needsProof) show({ ...shown.current, proved: false });
      return setRefusal(outcome.refusal);
    }
    if (outcome.kind === 'signed-out' || outcome.kind === 'other-record') return leave(outcome.kind);
    if ('allotment' in outcome) {
      show(outcome.allotment);
      tellOtherTabs('changed');
    }
    setChosen(null);
    setMessage(messageOf(act, outcome));
  }

  return {
    chosen,
    refusal,
    message,
    waiting,
    isSlow: useSlow(isPending),
    choose(act: Act | null) {
      setRefusal(null);
      setChosen(act);
    },
    confirm(proofs: Proofs) {
      const status = chosen && statusOf(chosen, allotment);
      if (!chosen || !status) return;
      const find = () => {
        setRefusal(null);
        stop.current = new AbortController();
        const options = { onWait: setWaiting, signal: stop.current.signal };
        return sendDecision(calls, allotment.record._id, { status, ...proofs }, options);
      };
      mutate({ act: chosen, find });
    },
    stopWaiting: () => stop.current.abort(),
    checkAgain(act: Act) {
      const status = statusOf(act, shown.current) ?? 'pending';
      mutate({ act, find: () => readOutcome(calls, status) });
    },
  };
}
