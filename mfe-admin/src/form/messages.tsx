import { ApiError } from '@university/shared';
import { Loaded, Message } from '@university/shared/kit';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../texts';
import { messageOf } from './failures';

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

/** Says why something failed that people did; nothing while it has not. */
export const Failed = ({ error }: { error: Error | null }) => <Alert>{error && messageOf(error)}</Alert>;

interface Props<T> extends Pick<ComponentProps<typeof Loaded<T>>, 'query' | 'children'> {
  /** What is being loaded fails with this sentence, followed by the reason. */
  failed: string;
  /** Said in place of the failure where the address names nothing. */
  missing?: ReactNode;
}

/** What a query found, or how it stands with it. */
export function Read<T>({ query, failed, missing, children }: Props<T>) {
  const error = query.error instanceof ApiError ? query.error : undefined;
  if (missing && query.data === undefined && error?.status === 404) return missing;
  return (
    <Loaded query={query} loading={texts.loading} failed={[failed, error?.message].filter(Boolean).join(' ')}>
      {children}
    </Loaded>
  );
}
