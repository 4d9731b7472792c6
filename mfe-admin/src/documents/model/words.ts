import { formatDate, formatInstant } from '@university/shared/time';
import { NOTICE_SECTIONS } from '../contract';
import { texts } from '../texts';
import type { Field, FieldOf } from './fields';

export type Names = Record<string, string>;

export const choiceInWords = ({ name }: Pick<Field, 'name'>, value: string): string =>
  name === 'section' ? sectionInWords(value) : ((texts.choices as Partial<Record<string, string>>)[value] ?? value);

const sectionInWords = (section: string): string => NOTICE_SECTIONS.find(({ id }) => id === section)?.label ?? section;

/** Multi-line for lists; empty without a value. */
export function inWords(field: Field, value: unknown, names: Names): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => itemInWords(field, each, names)).join('\n');
  if (field.type === 'group') return allInWords(field.fields, value, names).join('\n');
  if (field.type === 'yesNo') return value === true ? texts.yes : texts.no;
  if (typeof value !== 'string' && typeof value !== 'number') return JSON.stringify(value);
  if (value === '') return '';
  if (field.type === 'choice') return choiceInWords(field, String(value));
  if (field.type === 'reference') return names[value] ?? String(value);
  if (field.type === 'number') return numberInWords(Number(value), field.unit);
  return field.type === 'text' ? textInWords(field.input, String(value)) : String(value);
}

function textInWords(input: FieldOf<'text'>['input'], value: string): string {
  if (Number.isNaN(Date.parse(value))) return value;
  if (input === 'date') return formatDate(value);
  return input === 'datetime-local' ? formatInstant(value) : value;
}

function itemInWords(field: Field, item: unknown, names: Names): string {
  if (field.type === 'rows') return allInWords(field.fields, item, names).join('; ');
  return field.type === 'references' ? (names[String(item)] ?? String(item)) : String(item);
}

const allInWords = (fields: readonly Field[], data: unknown, names: Names): string[] =>
  fields.flatMap((field) => {
    const value = (data as Record<string, unknown> | null)?.[field.name];
    const words = inWords(field, value, names).replaceAll('\n', ', ');
    return words === '' ? [] : `${field.title}: ${words}`;
  });

function numberInWords(value: number, unit: 'rupees' | 'percent' | undefined): string {
  const digits = value.toLocaleString('en-IN', { maximumFractionDigits: 6 });
  return unit === 'rupees' ? `₹${digits}` : unit === 'percent' ? `${digits}%` : digits;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Sorts keys: databases return them in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}
