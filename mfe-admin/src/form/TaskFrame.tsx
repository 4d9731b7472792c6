import { FormFrame, Message, color, ErrorSummary as Summary } from '@university/shared/kit';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { texts } from '../texts';
import { ActButton } from './buttons';
import styled from 'styled-components';

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
  /** What is above the explanation of a failure. */
  intro?: ReactNode;
  /** What the button says. */
  submit: string;
  /** What it says while the form is on its way. */
  sending?: string;
  /** `post` where an input must never stand in an address, even before the code is here. */
  method?: 'post';
  /** Where the form can be left. */
  onCancel?: () => void;
  /** What else is beside the button. */
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

const Strong = styled(Summary)`
  a {
    color: ${color.bad};
    font-weight: 700;
  }
`;

export interface Problem {
  /** Id of the input at fault. */
  field: string;
  message: string;
}

/** Why a form could not be sent. */
export interface Failure {
  /** What is wrong as a whole. */
  message?: string;
  problems: readonly Problem[];
}

interface ErrorSummaryProps {
  /** Each new object is a new failure, and takes focus. */
  failure: Failure;
  children?: ReactNode;
}

/** Says what is wrong above a form of the staff area. */
export function ErrorSummary({ failure, children }: ErrorSummaryProps) {
  const { message, problems } = failure;
  return (
    <Strong title={texts.summary.title} problems={problems} attempt={failure} lead={message && <p>{message}</p>}>
      {children}
    </Strong>
  );
}
