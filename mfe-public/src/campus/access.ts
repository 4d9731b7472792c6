import type { Campus } from '@university/shared/contract';
import { texts } from '../catalogue-texts';

const words = texts.campus.access;

/** Whether people in wheelchairs can use a campus: in short, and what to do. */
export function accessOf(accessible: Campus['accessible']): { short: string; advice: string } {
  if (accessible === null) return words.unknown;
  return accessible ? words.yes : words.no;
}
