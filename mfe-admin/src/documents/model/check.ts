import { type DocumentKind, DOCUMENTS } from '../contract';
import { formSchema, type Issue, issuesIn } from '../../form/use-task-form';
import type { DocumentOutput, DocumentValues } from '../form-context';
import { fieldsOfKind } from '../kinds';
import type { Field } from './fields';
import { fromValues, GIVEN, type Values } from './values';
import { texts } from '../texts';

/** @param unchanged fields that are not edited here; they override the form */
export const schemaOf = (kind: DocumentKind, unchanged: Record<string, unknown>) =>
  formSchema<DocumentValues, DocumentOutput>(({ data, note, correction }) => {
    const fields = fieldsOfKind(kind);
    const checked = DOCUMENTS[kind].data.safeParse({ ...fromValues(fields, data), ...hindiIn(data), ...unchanged });
    return {
      output: checked.success ? { data: checked.data, note: note.trim(), correction: correction.trim() } : undefined,
      issues: issuesIn(checked.error).map((issue) => atInput(fields, issue, 'data')),
    };
  });

export const hindiIn = ({ hi }: Record<string, unknown>) => (hi === undefined ? {} : { hi });

export const asEntered = (
  fields: readonly Field[],
  { data, note, correction }: DocumentValues,
  unchanged: Record<string, unknown>,
): DocumentOutput => ({ data: { ...fromValues(fields, data), ...hindiIn(data), ...unchanged }, note, correction });

export const atInputs = (kind: DocumentKind, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) =>
    path.startsWith('data.')
      ? atInput(fieldsOfKind(kind), { path: path.slice('data.'.length), message }, 'data')
      : { path, message },
  );

/** As `data.campuses.0.seats`, in page order. */
export const pathsOf = (fields: readonly Field[], values: Values, prefix: string): string[] =>
  fields.flatMap((field) => {
    const path = `${prefix}.${field.name}`;
    const value = values[field.name];
    if (field.type === 'rows') {
      const rows = Array.isArray(value) ? (value as Values[]) : [];
      return [path, ...rows.flatMap((row, index) => pathsOf(field.fields, row, `${path}.${index}`))];
    }
    if (field.type !== 'group') return path;
    const entered = (value ?? {}) as Values;
    return entered[GIVEN] === true ? [path, ...pathsOf(field.fields, entered, path)] : path;
  });

/** As `Entries, row 3, Level`; empty outside of rows. */
export function placeOf(fields: readonly Field[], path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (field?.type === 'group') return placeOf(field.fields, rest.join('.'));
  if (field?.type !== 'rows' || rest.length === 0) return '';
  const [index, ...below] = rest;
  const row = texts.rowsRow(field.title, Number(index) + 1);
  const own = field.fields.find((each) => each.name === below[0]);
  return [row, placeOf(field.fields, below.join('.')) || own?.title].filter(Boolean).join(', ');
}

/**
 * Issues of single lines or references belong to the input of the whole list. @param issue its path is relative to
 * the data: `careers.3`
 */
function atInput(fields: readonly Field[], { path, message }: Issue, prefix: string): Issue {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  const own = `${prefix}.${name}`;
  if (!field || rest.length === 0) return { path: own, message };
  if (field.type === 'group') return atInput(field.fields, { path: rest.join('.'), message }, own);
  const [index = '', ...below] = rest;
  if (field.type === 'rows' && below.length > 0) {
    return atInput(field.fields, { path: below.join('.'), message }, `${own}.${index}`);
  }
  return { path: own, message: field.type === 'lines' ? `Line ${Number(index) + 1}: ${message}` : message };
}
