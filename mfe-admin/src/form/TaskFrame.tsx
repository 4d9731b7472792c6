import { FormFrame, Message, color, ErrorSummary as Summary } from '@university/shared/kit';
import type { ComponentType, FormEvent, ReactNode } from 'react';
import { texts } from '../texts';
import { ActButton } from './actions';
import styled from 'styled-components';

interface Props {
  task: {
    submit: (event: FormEvent<HTMLFormElement>) => unknown;
    isSending: boolean;
    failure: Failure | null;
    isRestored?: boolean;
    startAgain?: () => void;
  };
  onStartAgain?: () => void;
  intro?: ReactNode;
  /** Label of the submit button. */
  submit: string;
  sending?: string;
  /** `post` keeps input out of the address before hydration. */
  method?: 'post';
  onCancel?: () => void;
  beside?: ReactNode;
  Buttons?: ComponentType<{ children: ReactNode }>;
  gap?: number;
  children: ReactNode;
}

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

function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Message role="status">
      <p>What you had entered is still here.</p>
      <ActButton onClick={onStartAgain}>Start again without it</ActButton>
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
  field: string;
  message: string;
}

export interface Failure {
  message?: string;
  problems: readonly Problem[];
}

interface ErrorSummaryProps {
  /** Each new object moves the focus to the summary. */
  failure: Failure;
  children?: ReactNode;
}

export function ErrorSummary({ failure, children }: ErrorSummaryProps) {
  const { message, problems } = failure;
  return (
    <Strong title="There is a problem" problems={problems} attempt={failure} lead={message && <p>{message}</p>}>
      {children}
    </Strong>
  );
}
