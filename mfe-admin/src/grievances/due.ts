import type { GrievanceLine } from '@university/shared/contract';
import { formatDate } from '@university/shared/ui';
import { CLOSED_STATUSES } from '../contract';
import { texts } from '../texts/grievances';
import { daysBetween, startOfIstDay, today } from '../time/ist';

const words = texts.due;

/** When an answer is due, by working days, and how long that is; a closed one has its day only. */
export function dueInWords({ due, status, overdue }: Pick<GrievanceLine, 'due' | 'status' | 'overdue'>): string {
  const day = formatDate(startOfIstDay(due));
  if (CLOSED_STATUSES.includes(status)) return day;
  if (overdue) return words.overdue(day);
  const left = daysBetween(today(), due);
  return left <= 0 ? words.today(day) : words.in(day, left);
}
