import { Message } from '@university/shared/kit';
import { type ReactNode, useEffect, useRef } from 'react';

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
