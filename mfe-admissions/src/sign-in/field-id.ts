import type { BirthDatePart } from './birth-date';
import type { ProofField } from './proof';

/** Where a field of the sign-in form is found; there is one form a page. */
export const fieldId = (name: 'email' | BirthDatePart | ProofField): string => `sign-in-${name}`;
