import { ApiError } from '@university/shared';
import { Failed, Muted } from '@university/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../texts';

/** Milliseconds before people are told that something loads. */
const SOON = 200;

interface Query<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface Props<T> {
  query: Query<T>;
  /** What is being loaded fails with this sentence, followed by the reason. */
  failed: string;
  /** Said in place of the failure where the address names nothing. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query found, or how it stands with it. What was shown before stays through a failed refresh. */
export function Read<T>({ query: { data, error, refetch }, failed, missing, children }: Props<T>) {
  if (data !== undefined) return children(data);
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (error) {
    const reason = error instanceof ApiError ? ` ${error.message}` : '';
    return (
      <Failed onRetry={() => void refetch()}>
        {failed}
        {reason}
      </Failed>
    );
  }
  return <Waiting />;
}

function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return <Muted role="status">{isLong && texts.loading}</Muted>;
}
