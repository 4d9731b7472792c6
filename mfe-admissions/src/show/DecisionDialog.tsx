import type { Allotment } from '@university/shared/contract';
import { Button, FieldError, Message, Row, Stack, TextField, VisuallyHidden } from '@university/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { type Act, actRow, needsProof } from '../allotment/decisions';
import type { AllotmentCalls } from '../api/calls';
import type { Waiting } from '../api/patience';
import { dialog as texts } from '../texts';
import { TimeLeft } from '../time/TimeLeft';
import { useModal } from '../use-modal';
import { CodeField } from './CodeField';
import { Heading, Seat, Sheet } from './dialog-parts';
import { missingProofs, readProofs } from './proofs';
import type { ProofField, Refusal } from './refusal';
import type { Proofs } from './use-decision';

const BOTH_PROOFS: ProofField[] = ['form_number', 'code'];

interface Props {
  act: Act;
  allotment: Allotment;
  calls: Pick<AllotmentCalls, 'sendCode'>;
  /** Why the API did not take it. */
  refusal: Refusal | null;
  /** The service is full; the decision is sent again by itself. */
  waiting: Waiting | null;
  isSlow: boolean;
  onConfirm: (proofs: Proofs) => void;
  onStopWaiting: () => void;
  onClose: () => void;
}

/** Says once more what follows, asks, and takes the second proof where it is needed. */
export function DecisionDialog(props: Props) {
  const { act, allotment, calls, refusal, waiting, isSlow, onConfirm, onStopWaiting, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [missing, setMissing] = useState<Refusal['fields']>({});
  const { question, consequence, confirm, isFinal, look } = actRow(act, allotment);
  const { record, needsCode, takeBackMinutes } = allotment;
  const fields: ProofField[] = needsProof(act, allotment) ? (needsCode ? BOTH_PROOFS : ['form_number']) : [];
  const errors = { ...refusal?.fields, ...missing };
  useModal(dialog, heading);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proofs = readProofs(event.currentTarget, fields);
    const lacking = missingProofs(proofs, fields);
    const first = fields.find((name) => name in lacking);
    setMissing(lacking);
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name='${first}']`)?.focus();
    else onConfirm(proofs);
  }

  function goBack() {
    if (waiting) onStopWaiting();
    else if (!isSlow) dialog.current?.close();
  }

  return (
    <Sheet
      ref={dialog}
      aria-labelledby="decision-title"
      aria-describedby="decision-consequence"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        goBack();
      }}
    >
      <form noValidate onSubmit={submit}>
        <Stack $gap={2}>
          <Heading id="decision-title" ref={heading} tabIndex={-1}>
            {question}
          </Heading>
          {record.program && record.campus && <Seat>{texts.seat(record.program, record.campus)}</Seat>}
          <Stack id="decision-consequence" $gap={1}>
            <p>{consequence}</p>
            {isFinal && <p>{takeBackMinutes > 0 ? texts.canReturn(takeBackMinutes) : texts.isFinal}</p>}
          </Stack>
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
            <Button type="button" $look="quiet" aria-disabled={isSlow && !waiting} onClick={goBack}>
              {texts.back}
            </Button>
          </Row>
          <VisuallyHidden role="status">{isSlow && !waiting && texts.slow}</VisuallyHidden>
        </Stack>
      </form>
    </Sheet>
  );
}
