import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from './Button';
import { kitTexts } from './texts';
import { color, radius, space } from './tokens';

const grounds = { good: color.goodGround, bad: color.badGround, plain: color.band };
const edges = { good: color.good, bad: color.bad, plain: color.accent };

export const Message = styled.div<{ $tone?: keyof typeof grounds }>`
  padding: ${space(2)};
  border-left: 4px solid ${({ $tone = 'plain' }) => edges[$tone]};
  border-radius: ${radius.small};
  background: ${({ $tone = 'plain' }) => grounds[$tone]};
  & > * + * {
    margin-top: ${space(1)};
  }
`;

export function Failed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Message $tone="bad" role="alert">
      <p>{children}</p>
      <Button type="button" $look="quiet" onClick={onRetry}>
        {kitTexts.retry}
      </Button>
    </Message>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`;

const Text = styled.p`
  color: ${color.muted};
  animation: ${appear} 1ms 200ms backwards;
`;

/** Appears after 200 ms. */
function Waiting({ children }: { children: string }) {
  return <Text role="status">{children}</Text>;
}

interface Props<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  hasFailed?: boolean;
  loading: string;
  failed: ReactNode;
  children: (data: T) => ReactNode;
}

/** Keeps old data through a failed refetch. */
export function Loaded<T>({ query, hasFailed = Boolean(query.error), loading, failed, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (hasFailed) return <Failed onRetry={() => void query.refetch()}>{failed}</Failed>;
  return <Waiting>{loading}</Waiting>;
}
