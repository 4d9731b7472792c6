import type { DocumentData } from '@university/shared/contract';
import { istDay } from '@university/shared/time';
import { holidaysOf } from './holidays';
import { termsOf } from './terms';
import { beganIn, yearName } from './year';

/** Holidays and the dates of the academic year in which the demonstration first started. Days are in IST. */
export function calendarDocument(firstStart: Date): DocumentData<'calendar'> {
  const began = beganIn(istDay(firstStart));
  return { year: yearName(began), terms: termsOf(began), holidays: holidaysOf(began) };
}
