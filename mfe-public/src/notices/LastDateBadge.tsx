import { Badge, color, formatDate, space } from '@university/shared/ui';
import styled from 'styled-components';
import { texts } from '../notices-texts';
import type { LastDate } from './last-date';

const State = styled(Badge)<{ $isOpen: boolean }>`
  margin-inline-end: ${space(0.5)};
  border-color: currentcolor;
  background: ${({ $isOpen }) => ($isOpen ? color.goodGround : color.band)};
  color: ${({ $isOpen }) => ($isOpen ? color.good : color.muted)};
`;

/** Until when one can apply or bid, and whether that is over; said in words, not by colour alone. */
export function LastDateBadge({ lastDate: { day, isOpen } }: { lastDate: LastDate }) {
  const words = texts.item;
  return (
    <span>
      <State $isOpen={isOpen}>{isOpen ? words.isOpen : words.isClosed}</State>{' '}
      {isOpen ? words.openUntil(formatDate(day)) : words.closedOn(formatDate(day))}
    </span>
  );
}
