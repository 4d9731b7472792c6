import type { Allotment, SeatQuestion } from '@university/shared/contract';
import {
  Button,
  Dialog,
  FieldError,
  Message,
  Row,
  Stack,
  TimeLeft,
  VisuallyHidden,
  color,
  radius,
  space,
} from '@university/shared/kit';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { AllotmentCalls, ProofField } from '../api';
import { missingProofs, ProofFields, readProofs } from './ProofFields';
import type { Refusal } from './send-decision';
import { dialog as texts } from './texts';
import type { useDecision } from './use-decision';

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
