import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Failed } from './Message';
import { color } from './tokens';

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Text = styled.p`
  color: ${color.muted};
  animation: ${appear} 1ms 200ms backwards;
`;

/** Says that something is being loaded, once that has taken long enough to be noticed. */
export function Waiting({ children }: { children: string }) {
  return <Text role="status">{children}</Text>;
}

interface Props<T> {
  /** What is used of a query's result. */
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Whether the read failed, where that shows in something else than its error. */
  hasFailed?: boolean;
  loading: string;
  /** What could not be read, for people. */
  failed: ReactNode;
  children: (data: T) => ReactNode;
}

/** The data of a query; until it is there, how it stands. What was shown before stays through a failed refresh. */
export function Loaded<T>({ query, hasFailed = Boolean(query.error), loading, failed, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (hasFailed) return <Failed onRetry={() => void query.refetch()}>{failed}</Failed>;
  return <Waiting>{loading}</Waiting>;
}
