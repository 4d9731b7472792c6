import { Loaded as Shown, Muted } from '@university/shared/kit';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '@university/shared/island';
import { loadedTexts } from './texts';

interface Props<T> {
  query: { data: T | undefined; error: Error | null; errorUpdateCount: number; refetch: () => unknown };
  loading: string;
  /** What could not be read, for people. */
  failed: string;
  /** Error messages that are shown in place of `failed`. */
  reasons?: readonly string[];
  /** Shown in place of an empty list. */
  empty?: string;
  children: (data: T) => ReactNode;
}

/**
 * Loaders fetch everything on the server: data that is missing on the first page failed there, and its HTML says so
 * already.
 */
export function Loaded<T>({ query, loading, failed, reasons = [], empty, children }: Props<T>) {
  const { data, error, errorUpdateCount } = query;
  const [isOnFirstPage] = useState(!useHydrated());
  const [message, setMessage] = useState(failed);
  const now = reasons.find((reason) => reason === error?.message) ?? failed;
  // Keep the message while the next attempt runs.
  if (data === undefined && error && now !== message) setMessage(now);
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  return (
    <Shown
      query={query}
      hasFailed={errorUpdateCount > 0 || isOnFirstPage}
      loading={loading}
      failed={
        <>
          {message} <Muted as="span">{loadedTexts.recovers}</Muted>
        </>
      }
    >
      {isEmpty ? () => <Muted>{empty}</Muted> : children}
    </Shown>
  );
}
