import { Button, Stack } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import type { ComponentProps, ReactNode } from 'react';
import { messageOf } from './failures';
import { Alert } from './messages';

interface ActProps extends ComponentProps<'button'> {
  look?: 'primary' | 'quiet' | 'danger';
  /** It can do nothing now, and keeps the focus. */
  isBusy?: boolean;
}

/** A button that does something on this page. */
export function ActButton({ look = 'quiet', isBusy = false, ...button }: ActProps) {
  return <Button type="button" $look={look} aria-disabled={isBusy || undefined} {...button} />;
}

interface TaskProps {
  onRun: () => Promise<unknown>;
  /** What the button says meanwhile. */
  working?: string;
  /** Stands before the reason of a failure. */
  failed?: string;
  look?: ActProps['look'];
  children: ReactNode;
}

/** A button that does one thing at a time, and says below why it failed. */
export function TaskButton({ onRun, working, failed, look, children }: TaskProps) {
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: onRun });
  return (
    <Stack $gap={1}>
      <div>
        <ActButton look={look} isBusy={isPending} onClick={() => mutate()}>
          {isPending && working ? working : children}
        </ActButton>
      </div>
      <Alert>{error && [failed, messageOf(error)].join(' ').trim()}</Alert>
    </Stack>
  );
}
