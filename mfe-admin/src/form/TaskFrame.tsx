import { Button, Row, Stack } from '@university/shared/ui';
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
  /** Where the form can be left. */
  onCancel?: () => void;
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
  onCancel,
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
        <Row>
          <Submit isSending={task.isSending} sending={sending}>
            {submit}
          </Submit>
          {onCancel && (
            <Button type="button" $look="quiet" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
