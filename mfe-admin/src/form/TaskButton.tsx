import { Button, Stack } from '@university/shared/ui';
import type { ReactNode } from 'react';
import { Alert } from './Alert';
import { useTask } from './use-task';

interface Props {
  onRun: () => Promise<unknown>;
  /** What the button says meanwhile. */
  working?: string;
  /** Stands before the reason of a failure. */
  failed?: string;
  children: ReactNode;
}

/** A button that does one thing at a time, and says below why it failed. */
export function TaskButton({ onRun, working, failed, children }: Props) {
  const { isBusy, failure, run } = useTask();
  return (
    <Stack $gap={1}>
      <div>
        <Button type="button" $look="quiet" aria-disabled={isBusy || undefined} onClick={() => void run(onRun)}>
          {isBusy && working ? working : children}
        </Button>
      </div>
      <Alert>{failure && [failed, failure].join(' ').trim()}</Alert>
    </Stack>
  );
}
