import { Message } from '@university/shared/ui';
import type { ReactNode } from 'react';

/** Says what went wrong; nothing while nothing has. */
export function Alert({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Message $tone="bad" role="alert">
      {children}
    </Message>
  );
}
