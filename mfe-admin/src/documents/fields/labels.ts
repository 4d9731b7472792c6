import type { Field } from '../model/fields';
import { texts } from '../texts';

const words = texts.form;

/** What a field is called, with what its value is measured in. */
function titleOf(field: Field): string {
  if (field.type === 'number' && field.unit) return words.units[field.unit](field.title);
  return field.type === 'text' && field.input === 'datetime-local' ? words.inIndia(field.title) : field.title;
}

/** What a field is called above its input. */
export const labelOf = (field: Field): string => (field.isOptional ? words.optional(titleOf(field)) : titleOf(field));
