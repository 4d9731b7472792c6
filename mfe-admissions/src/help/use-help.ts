import { ApiError, call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { GrievanceReceipt } from '@university/shared/contract';
import { useSingleMutation } from '@university/shared/query';
import { useRef, useState } from 'react';
import { useSlow } from '../use-slow';
import { checkHelp, FIELDS, type Wrong } from './check';
import { texts } from './texts';

interface Outcome {
  /** Another one for each failed attempt. */
  attempt: number;
  wrong: Wrong;
  /** What is wrong with all of it. */
  failure?: string;
}

/** Sends the form once at a time. Everything typed stays until it has arrived. */
export function useHelp(onSent: (receipt: GrievanceReceipt) => void) {
  const keyFor = useRef(sendKeys());
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, wrong: {} });
  const fail = (wrong: Wrong, failure?: string) =>
    setOutcome(({ attempt }) => ({ attempt: attempt + 1, wrong, failure }));

  const { isPending, mutate } = useSingleMutation({
    mutationFn: (body: FormData) =>
      call(calls.askAdmissionHelp, { body, headers: { 'Idempotency-Key': keyFor.current(body) } }),
    onSuccess: ({ data }) => onSent(data),
    onError(error) {
      const refused = refusedFields(error);
      const isAtFields = Object.keys(refused).length > 0;
      fail(refused, isAtFields ? undefined : `${error.message} ${texts.errors.notLost}`);
    },
  });

  function send(form: FormData) {
    const wrong = checkHelp(form);
    if (Object.keys(wrong).length > 0) fail(wrong);
    else mutate(form);
  }

  return { ...outcome, isSlow: useSlow(isPending), send };
}

/** What the server says of single fields. */
function refusedFields(error: unknown): Wrong {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const issue = issues.find(({ path }) => path === name);
      return issue ? [[name, issue.message]] : [];
    }),
  );
}

/** A key for what is sent: the same for the same content, so that a second attempt makes no second ticket. */
function sendKeys(): (form: FormData) => string {
  let last = { content: '', key: '' };
  return (form) => {
    const content = JSON.stringify([...form]);
    if (content !== last.content) last = { content, key: draw() };
    return last.key;
  };
}

/** 128 random bits, hex. */
const draw = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
