import type { Allotment, Decision } from '@university/shared/contract';
import { Button, FieldError, Message, Row, Stack, TextField, VisuallyHidden } from '@university/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { DECISIONS } from '../allotment/decisions';
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

interface Props {
  decision: Decision;
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

/** Says once more what follows, and asks. */
export function DecisionDialog(props: Props) {
  const { decision, allotment, calls, refusal, waiting, isSlow, onConfirm, onStopWaiting, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [missing, setMissing] = useState<Refusal['fields']>({});
  const { label, consequence, confirm, givesSeatUp, look } = DECISIONS[decision];
  const { record, needsCode } = allotment;
  const fields: ProofField[] = givesSeatUp ? (needsCode ? ['form_number', 'code'] : ['form_number']) : [];
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
            {texts.title(label)}
          </Heading>
          {record.program && record.campus && <Seat>{texts.seat(record.program, record.campus)}</Seat>}
          <p id="decision-consequence">{consequence}</p>
          {givesSeatUp && (
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
