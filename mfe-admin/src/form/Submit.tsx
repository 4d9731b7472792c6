import { Button } from '@university/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  isSending: boolean;
  /** What the button says meanwhile. */
  sending: string;
  look?: 'primary' | 'quiet' | 'danger';
  children: ReactNode;
}

/** Sends a form. It stays where it is and keeps its focus while something is under way. */
export function Submit({ isSending, sending, look = 'primary', children }: Props) {
  return (
    <Button type="submit" $look={look} aria-disabled={isSending || undefined}>
      {isSending ? sending : children}
    </Button>
  );
}
