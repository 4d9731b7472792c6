import type { GrievanceCategory, GrievanceLine } from '@university/shared/contract';
import { daysBetween, formatDate, today } from '@university/shared/time';
import { CLOSED_STATUSES, GRIEVANCE_CATEGORIES } from '../contract';
import { texts } from './texts';

const words = texts.due;

/** When an answer is due, by working days, and how long that is; a closed one has its day only. */
export function dueInWords({ due, status, overdue }: Pick<GrievanceLine, 'due' | 'status' | 'overdue'>): string {
  const day = formatDate(due);
  if (CLOSED_STATUSES.includes(status)) return day;
  if (overdue) return words.overdue(day);
  const left = daysBetween(today(), due);
  return left <= 0 ? words.today(day) : words.in(day, left);
}

export const categoryInWords = (category: GrievanceCategory): string =>
  GRIEVANCE_CATEGORIES.find(({ id }) => id === category)?.label ?? category;
