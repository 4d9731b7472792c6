import type { AllotmentRecord, Decision } from '@university/shared/contract';
import { Button, FieldError, Row, Stack, TextField, VisuallyHidden } from '@university/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { DECISIONS } from '../allotment/decisions';
import { dialog as texts } from '../texts';
import { useModal } from '../use-modal';
import { Heading, Seat, Sheet } from './dialog-parts';

interface Props {
  decision: Decision;
  record: AllotmentRecord;
  /** Why the API did not take it. */
  refusal?: string;
  isSlow: boolean;
  onConfirm: (formNumber?: string) => void;
  onClose: () => void;
}

/** Says once more what follows, and asks. */
export function DecisionDialog({ decision, record, refusal, isSlow, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { label, consequence, confirm, givesSeatUp, look } = DECISIONS[decision];
  useModal(dialog, heading);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formNumber = String(new FormData(event.currentTarget).get('form_number') ?? '').trim();
    const missing = givesSeatUp && formNumber === '';
    setMissing(missing);
    if (missing) event.currentTarget.querySelector('input')?.focus();
    else onConfirm(givesSeatUp ? formNumber : undefined);
  }

  return (
    <Sheet
      ref={dialog}
      aria-labelledby="decision-title"
      aria-describedby="decision-consequence"
      onClose={onClose}
      onCancel={(event) => isSlow && event.preventDefault()}
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
              error={isMissing ? texts.formNumberMissing : refusal}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          {!givesSeatUp && refusal && <FieldError role="alert">{refusal}</FieldError>}
          <Row $gap={1.5}>
            <Button type="submit" $look={look === 'quiet' ? 'primary' : look} aria-disabled={isSlow}>
              {isSlow ? texts.sending : confirm}
            </Button>
            <Button
              type="button"
              $look="quiet"
              aria-disabled={isSlow}
              onClick={() => !isSlow && dialog.current?.close()}
            >
              {texts.back}
            </Button>
          </Row>
          <VisuallyHidden role="status">{isSlow && texts.slow}</VisuallyHidden>
        </Stack>
      </form>
    </Sheet>
  );
}
