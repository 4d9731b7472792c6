import type { Campus } from '@university/shared/contract';
import { texts } from '../campus-texts';

const words = texts.access;

/** Whether people in wheelchairs can use a campus: in short, and what to do. */
export function accessOf(accessible: Campus['accessible']): { short: string; advice: string } {
  if (accessible === null) return words.unknown;
  return accessible ? words.yes : words.no;
}
