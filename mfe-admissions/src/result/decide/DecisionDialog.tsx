import { ApiError } from '@university/shared';
import { type Allotment, plainDigits, type SeatQuestion } from '@university/shared/contract';
import {
  Button,
  color,
  Dialog,
  FieldError,
  Message,
  radius,
  Row,
  space,
  Stack,
  TextField,
  TimeLeft,
  VisuallyHidden,
} from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { type FormEvent, useState } from 'react';
import { StatusLine } from '../../look';
import { useSlow } from '../../use-slow';
import type { AllotmentCalls, ProofField, Proofs } from '../api';
import type { Refusal } from './send-decision';
import { dialog as texts } from './texts';
import styled from 'styled-components';
import type { useDecision } from './use-decision';

const MISSING: Record<ProofField, string> = { form_number: texts.formNumberMissing, code: texts.codeMissing };

const isWhole = (name: ProofField, typed = '') =>
  name === 'code' ? /^\d{6}(\d{6})?$/.test(plainDigits(typed)) : typed !== '';

function readProofs(form: HTMLFormElement, fields: readonly ProofField[]): Proofs {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').replace(/\s/g, '')]));
}

export function missingProofs(proofs: Proofs, fields: readonly ProofField[]): Refusal['fields'] {
  return Object.fromEntries(fields.filter((name) => !isWhole(name, proofs[name])).map((name) => [name, MISSING[name]]));
}

type SendCode = Pick<AllotmentCalls, 'sendCode'>;

interface ProofProps {
  fields: readonly ProofField[];
  errors: Refusal['fields'];
  calls: SendCode;
}

function ProofFields({ fields, errors, calls }: ProofProps) {
  return (
    <>
      {fields.includes('form_number') && (
        <TextField
          name="form_number"
          label={texts.formNumber}
          hint={texts.formNumberHint}
          error={errors.form_number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {fields.includes('code') && <CodeField calls={calls} error={errors.code} />}
    </>
  );
}

interface Sent {
  tone: 'good' | 'bad';
  text: string;
  /** Epoch milliseconds. */
  until?: number;
}

function explain(error: unknown): Sent {
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined;
  if (wait !== undefined) return { tone: 'bad', text: texts.codesSent, until: Date.now() + wait * 1_000 };
  return { tone: 'bad', text: texts.codeFailed };
}

function useCode(calls: SendCode) {
  const [sent, setSent] = useState<Sent | null>(null);
  const { isPending, mutate } = useSingleMutation({
    mutationFn: () => calls.sendCode(),
    onSuccess: (to) => setSent({ tone: 'good', text: texts.codeSent(to) }),
    onError: (error) => setSent(explain(error)),
  });
  return { sent, isSlow: useSlow(isPending), ask: () => mutate() };
}

function CodeField({ calls, error }: { calls: SendCode; error?: string }) {
  const { sent, isSlow, ask } = useCode(calls);
  return (
    <Stack $gap={1}>
      <Button type="button" $look="quiet" aria-disabled={isSlow} onClick={ask}>
        {isSlow ? texts.sendingCode : sent?.tone === 'good' ? texts.sendCodeAgain : texts.sendCode}
      </Button>
      {sent?.tone === 'bad' && (
        <FieldError role="alert">
          {sent.text} {sent.until && <TimeLeft key={sent.until} until={sent.until} />}
        </FieldError>
      )}
      <StatusLine>{sent?.tone === 'good' && sent.text}</StatusLine>
      <TextField
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </Stack>
  );
}

const BOTH_PROOFS: ProofField[] = ['form_number', 'code'];

const Seat = styled.p`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.small};
  background: ${color.band};
  font-weight: 700;
`;

type Deciding = ReturnType<typeof useDecision>;

interface Props {
  choice: SeatQuestion;
  allotment: Allotment;
  calls: Pick<AllotmentCalls, 'sendCode'>;
  decision: Pick<Deciding, 'refusal' | 'isSlow' | 'confirm'> & Partial<Pick<Deciding, 'waiting' | 'stopWaiting'>>;
  onClose: () => void;
}

export function DecisionDialog({ choice, allotment, calls, decision, onClose }: Props) {
  const { refusal, waiting, isSlow } = decision;
  const [missing, setMissing] = useState<Refusal['fields']>({});
  const { question, consequence, warning, confirm, needsProof, look } = choice;
  const { record, needsCode } = allotment;
  const fields: ProofField[] = needsProof ? (needsCode ? BOTH_PROOFS : ['form_number']) : [];
  const errors = { ...refusal?.fields, ...missing };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proofs = readProofs(event.currentTarget, fields);
    const lacking = missingProofs(proofs, fields);
    const first = fields.find((name) => name in lacking);
    setMissing(lacking);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus();
    else decision.confirm(proofs);
  }

  function goBack(close: () => void) {
    if (waiting) decision.stopWaiting?.();
    else if (!isSlow) close();
  }

  return (
    <Dialog
      title={question}
      width="32rem"
      gap={2}
      startsAtTitle
      describedBy="decision-consequence"
      onEscape={goBack}
      onClose={onClose}
    >
      {(close) => (
        <form noValidate onSubmit={submit}>
          <Stack $gap={2}>
            {record.program && record.campus && <Seat>{`${record.program}, ${record.campus}`}</Seat>}
            <Stack id="decision-consequence" $gap={1}>
              <p>{consequence}</p>
              {warning && <p>{warning}</p>}
            </Stack>
            <ProofFields fields={fields} errors={errors} calls={calls} />
            {refusal?.message && <FieldError role="alert">{refusal.message}</FieldError>}
            {refusal?.until && (
              <FieldError role="alert">
                {texts.tooManyGuesses} <TimeLeft key={refusal.until} until={refusal.until} />
              </FieldError>
            )}
            {waiting && (
              <Message role="status">
                {texts.busyBefore} <TimeLeft key={waiting.until} until={waiting.until} />
                {texts.busyAfter}
              </Message>
            )}
            <Row $gap={1.5}>
              <Button type="submit" $look={look === 'quiet' ? 'primary' : look} aria-disabled={isSlow}>
                {isSlow ? texts.sending : confirm}
              </Button>
              <Button type="button" $look="quiet" aria-disabled={isSlow && !waiting} onClick={() => goBack(close)}>
                {texts.back}
              </Button>
            </Row>
            <VisuallyHidden role="status">{isSlow && !waiting && texts.slow}</VisuallyHidden>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
