import type { Allotment } from '@university/shared/contract';
import { Button, FieldError, Message, Row, Stack, VisuallyHidden } from '@university/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { TimeLeft } from '../../time/TimeLeft';
import { useModal } from '../../use-modal';
import type { AllotmentCalls } from '../api';
import { type Act, actRow, needsProof } from './decisions';
import { Heading, Seat, Sheet } from './dialog-parts';
import { missingProofs, ProofFields, readProofs } from './ProofFields';
import type { ProofField, Refusal } from './send-decision';
import { dialog as texts } from './texts';
import type { useDecision } from './use-decision';

const BOTH_PROOFS: ProofField[] = ['form_number', 'code'];

interface Props {
  act: Act;
  allotment: Allotment;
  calls: AllotmentCalls;
  decision: ReturnType<typeof useDecision>;
}

/** Says once more what follows, asks, and takes the second proof where it is needed. */
export function DecisionDialog({ act, allotment, calls, decision }: Props) {
  const { refusal, waiting, isSlow } = decision;
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
    else decision.confirm(proofs);
  }

  function goBack() {
    if (waiting) decision.stopWaiting();
    else if (!isSlow) dialog.current?.close();
  }

  return (
    <Sheet
      ref={dialog}
      aria-labelledby="decision-title"
      aria-describedby="decision-consequence"
      onClose={() => decision.choose(null)}
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
