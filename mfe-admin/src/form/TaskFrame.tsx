import { Button, Message, Row, Stack } from '@university/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { texts } from '../texts';
import { ErrorSummary, type Failure } from './ErrorSummary';
import { ActButton } from './buttons';

interface Props {
  task: {
    submit: (event: FormEvent<HTMLFormElement>) => unknown;
    isSending: boolean;
    failure: Failure | null;
    /** Whether what was entered earlier is back. */
    isRestored?: boolean;
    startAgain?: () => void;
  };
  /** Forgets what was restored, where more than the form holds it. */
  onStartAgain?: () => void;
  /** What stands above the explanation of a failure. */
  intro?: ReactNode;
  /** What the button says. */
  submit: string;
  /** What it says while the form is on its way. */
  sending?: string;
  /** `post` where an input must never stand in an address, even before the code is here. */
  method?: 'post';
  /** Where the form can be left. */
  onCancel?: () => void;
  gap?: number;
  children: ReactNode;
}

/** A form of one task: what went wrong, whether earlier input is back, the fields, the button. */
export function TaskFrame({
  task,
  onStartAgain = task.startAgain,
  intro,
  submit,
  sending = texts.saving,
  method,
  onCancel,
  gap = 2,
  children,
}: Props) {
  return (
    <form noValidate method={method} onSubmit={task.submit}>
      <Stack $gap={gap}>
        {intro}
        {task.failure && <ErrorSummary failure={task.failure} />}
        {task.isRestored && onStartAgain && <Restored onStartAgain={() => onStartAgain()} />}
        {children}
        <Row>
          <Submit isSending={task.isSending} sending={sending}>
            {submit}
          </Submit>
          {onCancel && <ActButton onClick={onCancel}>{texts.cancel}</ActButton>}
        </Row>
      </Stack>
    </form>
  );
}

const words = texts.drafts;

/** Tells people that what they had entered is back. */
function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Message role="status">
      <p>{words.restored}</p>
      <ActButton onClick={onStartAgain}>{words.startAgain}</ActButton>
    </Message>
  );
}

interface SubmitProps {
  isSending: boolean;
  /** What the button says meanwhile. */
  sending: string;
  look?: 'primary' | 'quiet' | 'danger';
  children: ReactNode;
}

/** Sends a form. It stays where it is and keeps its focus while something is under way. */
export function Submit({ isSending, sending, look = 'primary', children }: SubmitProps) {
  return (
    <Button type="submit" $look={look} aria-disabled={isSending || undefined}>
      {isSending ? sending : children}
    </Button>
  );
}
