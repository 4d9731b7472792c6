import { ApiError } from '@university/shared';
import { plainDigits } from '@university/shared/contract';
import { Button, FieldError, Stack, TextField, TimeLeft } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useState } from 'react';
import { StatusLine } from '../../look';
import { useSlow } from '../../use-slow';
import type { AllotmentCalls, ProofField, Proofs } from '../api';
import type { Refusal } from './send-decision';
import { dialog as texts } from './texts';

const MISSING: Record<ProofField, string> = { form_number: texts.formNumberMissing, code: texts.codeMissing };

const isWhole = (name: ProofField, typed = '') =>
  name === 'code' ? /^\d{6}(\d{6})?$/.test(plainDigits(typed)) : typed !== '';

export function readProofs(form: HTMLFormElement, fields: readonly ProofField[]): Proofs {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '').replace(/\s/g, '')]));
}

export function missingProofs(proofs: Proofs, fields: readonly ProofField[]): Refusal['fields'] {
  return Object.fromEntries(fields.filter((name) => !isWhole(name, proofs[name])).map((name) => [name, MISSING[name]]));
}

type SendCode = Pick<AllotmentCalls, 'sendCode'>;

interface Props {
  fields: readonly ProofField[];
  errors: Refusal['fields'];
  calls: SendCode;
}

export function ProofFields({ fields, errors, calls }: Props) {
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
        maxLength={20}
      />
    </Stack>
  );
}
