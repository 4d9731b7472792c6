import type { BirthDatePart } from './birth-date';

/** Where a field of the sign-in form is found; there is one form a page. */
export const fieldId = (name: 'email' | BirthDatePart): string => `sign-in-${name}`;
