import { FormFrame, Message } from '@university/shared/kit';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { texts } from '../texts';
import { ActButton } from './buttons';
import { ErrorSummary, type Failure } from './ErrorSummary';

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
  /** What else stands beside the button. */
  beside?: ReactNode;
  /** What the buttons stand in, where that is more than a row. */
  Buttons?: ComponentType<{ children: ReactNode }>;
  gap?: number;
  children: ReactNode;
}

/** A form of one task: what went wrong, whether earlier input is back, the fields, the button. */
export function TaskFrame(props: Props) {
  const {
    task,
    onStartAgain = task.startAgain,
    intro,
    sending = texts.saving,
    onCancel,
    beside,
    children,
    ...frame
  } = props;
  return (
    <FormFrame
      {...frame}
      onSubmit={task.submit}
      isSending={task.isSending}
      sending={sending}
      beside={onCancel ? <ActButton onClick={onCancel}>{texts.cancel}</ActButton> : beside}
    >
      {intro}
      {task.failure && <ErrorSummary failure={task.failure} />}
      {task.isRestored && onStartAgain && <Restored onStartAgain={() => onStartAgain()} />}
      {children}
    </FormFrame>
  );
}

const words = texts.restored;

/** Tells people that what they had entered is back. */
function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Message role="status">
      <p>{words.restored}</p>
      <ActButton onClick={onStartAgain}>{words.startAgain}</ActButton>
    </Message>
  );
}
