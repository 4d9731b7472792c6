import { color, Failed, Muted } from '@university/shared/ui';
import { type ReactNode, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useOnFirstPage } from './hydration';

/** Stands beside whatever could not be loaded. */
const RECOVERS = 'This page tries again by itself.';

/** What is used of a query's result. */
interface Read<T> {
  data: T | undefined;
  error: Error | null;
  errorUpdateCount: number;
  refetch: () => unknown;
}

interface Props<T> {
  query: Read<T>;
  loading: string;
  /** What could not be read, for people. */
  failed: string;
  /** Messages of errors that are shown in place of `failed`. */
  reasons?: readonly string[];
  /** What stands in place of a list without entries. */
  empty?: string;
  children: (data: T) => ReactNode;
}

/**
 * The data of a query; until it is there, what is missing. Loaders ask for everything on the server, so data that did
 * not come with the document failed there, and its HTML says so already. The message stays while the read is made again.
 */
export function Loaded<T>({ query, loading, failed, reasons = [], empty, children }: Props<T>) {
  const { data, error, errorUpdateCount, refetch } = query;
  const isOnFirstPage = useOnFirstPage();
  const [message, setMessage] = useState(failed);
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? <Muted>{empty}</Muted> : children(data);
  }
  if (errorUpdateCount === 0 && !isOnFirstPage) return <Waiting>{loading}</Waiting>;
  const now = reasons.find((reason) => reason === error?.message) ?? failed;
  // Without an error the next attempt is under way.
  if (error && now !== message) setMessage(now);
  return (
    <Failed onRetry={() => void refetch()}>
      {message} <Muted as="span">{RECOVERS}</Muted>
    </Failed>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

/** Says that something is being loaded, once that has taken long enough to be noticed. */
const Text = styled.p`
  color: ${color.muted};
  animation: ${appear} 1ms 200ms backwards;
`;

function Waiting({ children }: { children: string }) {
  return <Text role="status">{children}</Text>;
}
