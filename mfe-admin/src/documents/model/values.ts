import { fromIstInput, toIstInput } from '@university/shared/time';
import type { Field } from './fields';

/** What the inputs of a form hold: texts, ticks, ids, and rows of the same. */
export type Values = Record<string, unknown>;

/** Whether something is entered in a group that may be missing; is among its fields. */
export const GIVEN = 'isGiven';

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Stored data as inputs hold it. What does not fit its schema is taken as far as it goes: it is mended here. */
export const toValues = (fields: readonly Field[], data: Record<string, unknown>): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = data[field.name] ?? field.initial;
      const own: [string, unknown][] = [[field.name, toValue(field, value)]];
      return isInstant(field) && hasSeconds(textOf(value)) ? [...own, [exactly(field), value]] : own;
    }),
  );

const isInstant = (field: Field) => field.type === 'text' && field.input === 'datetime-local';

/** Beside an instant, which its input has to the minute: as it is stored, so that what nobody changes stays as it is. */
const exactly = ({ name }: Field) => `${name}, exactly`;

function toValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'yesNo':
      if (!field.isOptional) return value === true;
      return typeof value === 'boolean' ? YES_NO[Number(value)] : '';
    case 'lines':
      return listOf(value).map(textOf).join('\n');
    case 'references':
      return listOf(value).map(textOf);
    case 'rows':
      return listOf(value).map((row) => toValues(field.fields, recordOf(row)));
    case 'text':
      return isInstant(field) ? localOf(textOf(value)) : textOf(value);
    case 'group':
      return { ...toValues(field.fields, recordOf(value)), [GIVEN]: !field.isOptional || Boolean(value) };
    default:
      return textOf(value);
  }
}

/** An instant as its input holds it, in India's time; what is none stays as it is, to be mended. */
const localOf = (text: string): string => (Number.isNaN(Date.parse(text)) ? text : toIstInput(text).slice(0, MINUTES));

/** Characters of an instant to the minute: `2026-07-23T10:00`. */
const MINUTES = 16;

const hasSeconds = (text: string) => !Number.isNaN(Date.parse(text)) && toIstInput(text).length > MINUTES;

/** Of inputs for yes, no or unknown. */
const YES_NO = ['no', 'yes'] as const;

/** What was entered, as the schema checks it: what is empty and may be missing is null. */
export const fromValues = (fields: readonly Field[], values: Values): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, fromValue(field, values[field.name], values[exactly(field)])]));

function fromValue(field: Field, value: unknown, exact: unknown): unknown {
  switch (field.type) {
    case 'yesNo':
      if (!field.isOptional) return value === true;
      return value === '' || value === undefined ? null : value === 'yes';
    case 'number':
      return numberOf(textOf(value), field.isOptional);
    case 'lines':
      return linesOf(textOf(value));
    case 'references':
      return listOf(value);
    case 'rows': {
      const rows = listOf(value).map((row) => fromValues(field.fields, recordOf(row)));
      return rows.length === 0 && field.isOptional ? null : rows;
    }
    case 'group': {
      const entered = recordOf(value);
      return field.isOptional && entered[GIVEN] !== true ? null : fromValues(field.fields, entered);
    }
    default:
      return textOf(exact) && localOf(textOf(exact)) === value ? exact : enteredText(field, textOf(value));
  }
}

function enteredText(field: Field, text: string): string | null {
  if (text.trim() === '' && field.isOptional) return null;
  return isInstant(field) ? instantOf(text) : text;
}

/** What was typed in India's time, as it is stored: in UTC. What is none is refused by the schema. */
function instantOf(text: string): string {
  const instant = Date.parse(fromIstInput(text));
  return Number.isNaN(instant) ? text : new Date(instant).toISOString();
}

/** The lines of a text that are not empty. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** As people in India write numbers: `1,25,000`. What is none is NaN, which no schema takes. */
function numberOf(text: string, isOptional: boolean): number | null | undefined {
  const plain = text.replaceAll(',', '').trim();
  if (plain === '') return isOptional ? null : undefined;
  return Number(plain);
}
