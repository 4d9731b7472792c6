import { Button, Message, Stack } from '@university/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTask } from './use-task';

/** Says what went wrong; nothing while nothing has. */
export function Alert({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Message $tone="bad" role="alert">
      {children}
    </Message>
  );
}

/** A message about what people just did. It takes focus, since what they used may be gone. */
export function Announced({ tone, children }: { tone: 'good' | 'plain'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message $tone={tone} role="status" tabIndex={-1} ref={box}>
      {children}
    </Message>
  );
}

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
