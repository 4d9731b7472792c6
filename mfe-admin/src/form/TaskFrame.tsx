import { Stack } from '@university/shared/ui';
import type { FormEvent, ReactNode } from 'react';
import { Restored } from '../drafts/Restored';
import { texts } from '../texts';
import { ErrorSummary, type Failure } from './ErrorSummary';
import { Submit } from './Submit';

interface Props {
  task: {
    submit: (event: FormEvent<HTMLFormElement>) => unknown;
    isSending: boolean;
    failure: Failure | null;
    isRestored?: boolean;
  };
  /** Forgets what was restored; for forms that keep drafts. */
  onStartAgain?: () => void;
  /** What stands above the explanation of a failure. */
  intro?: ReactNode;
  /** What the button says. */
  submit: string;
  /** What it says while the form is on its way. */
  sending?: string;
  /** `post` where an input must never stand in an address, even before the code is here. */
  method?: 'post';
  gap?: number;
  children: ReactNode;
}

/** A form of one task: what went wrong, whether earlier input is back, the fields, the button. */
export function TaskFrame({
  task,
  onStartAgain,
  intro,
  submit,
  sending = texts.saving,
  method,
  gap = 2,
  children,
}: Props) {
  return (
    <form noValidate method={method} onSubmit={task.submit}>
      <Stack $gap={gap}>
        {intro}
        {task.failure && <ErrorSummary failure={task.failure} />}
        {task.isRestored && onStartAgain && <Restored onStartAgain={onStartAgain} />}
        {children}
        <div>
          <Submit isSending={task.isSending} sending={sending}>
            {submit}
          </Submit>
        </div>
      </Stack>
    </form>
  );
}
