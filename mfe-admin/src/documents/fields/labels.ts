import type { Field } from '../model/fields';
import { texts } from '../texts';

const words = texts.form;

/** What a field is called above its input. */
export function labelOf(field: Field): string {
  const unit = field.type === 'number' ? field.unit : undefined;
  const title = unit ? words.units[unit](field.title) : field.title;
  return field.isOptional ? words.optional(title) : title;
}
