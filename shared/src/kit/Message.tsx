import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';
import { color, radius, space } from './tokens';

const grounds = { good: color.goodGround, bad: color.badGround, plain: color.band };
const edges = { good: color.good, bad: color.bad, plain: color.accent };

/** Something people must know, in its place on the page. */
export const Message = styled.div<{ $tone?: keyof typeof grounds }>`
  padding: ${space(2)};
  border-left: 4px solid ${({ $tone = 'plain' }) => edges[$tone]};
  border-radius: ${radius.small};
  background: ${({ $tone = 'plain' }) => grounds[$tone]};
  & > * + * {
    margin-top: ${space(1)};
  }
`;

/** Stands where a list or page could not be loaded. */
export function Failed({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Message $tone="bad" role="alert">
      <p>{children}</p>
      <Button type="button" $look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </Message>
  );
}
