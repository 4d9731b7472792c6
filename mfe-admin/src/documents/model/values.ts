import { plainCode } from '@university/shared/contract';
import { fromIstInput, toIstInput } from '@university/shared/time';
import type { Field } from './fields';

export type Values = Record<string, unknown>;

/** Field that says whether an optional group is filled in. */
export const GIVEN = 'isGiven';

const recordOf = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Data that does not fit its schema is converted as far as possible, so that it can be corrected here. */
export const toValues = (fields: readonly Field[], data: Record<string, unknown>): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = data[field.name] ?? field.initial;
      const own: [string, unknown][] = [[field.name, toValue(field, value)]];
      return isInstant(field) && hasSeconds(textOf(value)) ? [...own, [exactly(field), value]] : own;
    }),
  );

const isInstant = (field: Field) => field.type === 'text' && field.input === 'datetime-local';

/** Keeps the seconds of an instant that nobody edited, since its input has minutes only. */
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

const localOf = (text: string): string => (Number.isNaN(Date.parse(text)) ? text : toIstInput(text).slice(0, MINUTES));

/** Length of `2026-07-23T10:00`. */
const MINUTES = 16;

const hasSeconds = (text: string) => !Number.isNaN(Date.parse(text)) && toIstInput(text).length > MINUTES;

const YES_NO = ['no', 'yes'] as const;

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

function instantOf(text: string): string {
  const instant = Date.parse(fromIstInput(text));
  return Number.isNaN(instant) ? text : new Date(instant).toISOString();
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Indian digit grouping: `1,25,000`. Anything else is NaN, which the schema refuses. */
function numberOf(text: string, isOptional: boolean): number | null | undefined {
  const plain = plainCode(text).replaceAll(',', '');
  if (plain === '') return isOptional ? null : undefined;
  return Number(plain);
}
