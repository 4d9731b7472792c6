import { useHydrated } from '@university/shared/island';
import { Loaded as Shown, Muted } from '@university/shared/kit';
import { type ReactNode, useState } from 'react';
import { loadedTexts } from './loaded-texts';

interface Props<T> {
  /** What is used of a query's result. */
  query: { data: T | undefined; error: Error | null; errorUpdateCount: number; refetch: () => unknown };
  loading: string;
  /** What could not be read, for people. */
  failed: string;
  /** Messages of errors that are shown in place of `failed`. */
  reasons?: readonly string[];
  /** What is in place of a list without entries. */
  empty?: string;
  children: (data: T) => ReactNode;
}

/**
 * The data of a query; until it is there, what is missing. Loaders ask for everything on the server, so data that did
 * not come with the document failed there, and its HTML says so already. The message stays while the read is made again.
 */
export function Loaded<T>({ query, loading, failed, reasons = [], empty, children }: Props<T>) {
  const { data, error, errorUpdateCount } = query;
  // Rendered on the server, or hydrated from its HTML.
  const [isOnFirstPage] = useState(!useHydrated());
  const [message, setMessage] = useState(failed);
  const now = reasons.find((reason) => reason === error?.message) ?? failed;
  // Without an error the next attempt is under way.
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
