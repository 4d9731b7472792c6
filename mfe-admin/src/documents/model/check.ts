import { type DocumentKind, DOCUMENTS } from '../contract';
import { formSchema, type Issue, issuesIn } from '../../form/use-task-form';
import type { DocumentOutput, DocumentValues } from '../form-context';
import { fieldsOfKind } from '../kinds';
import type { Field } from './fields';
import { fromValues, GIVEN, type Values } from './values';
import { texts } from '../texts';

/**
 * The contract's schema of a kind, over what a form holds.
 * @param unchanged data of fields that are not changed here; it takes the place of what the form has
 */
export const schemaOf = (kind: DocumentKind, unchanged: Record<string, unknown>) =>
  formSchema<DocumentValues, DocumentOutput>(({ data, note, correction }) => {
    const fields = fieldsOfKind(kind);
    const checked = DOCUMENTS[kind].data.safeParse({ ...fromValues(fields, data), ...hindiIn(data), ...unchanged });
    return {
      output: checked.success ? { data: checked.data, note: note.trim(), correction: correction.trim() } : undefined,
      issues: issuesIn(checked.error).map((issue) => atInput(fields, issue, 'data')),
    };
  });

/** The Hindi of a document, which has a part of the form, and no field; nothing of kinds without. */
export const hindiIn = ({ hi }: Record<string, unknown>) => (hi === undefined ? {} : { hi });

/** What a form holds, unchecked. @param unchanged data of fields that are not changed here */
export const asEntered = (
  fields: readonly Field[],
  { data, note, correction }: DocumentValues,
  unchanged: Record<string, unknown>,
): DocumentOutput => ({ data: { ...fromValues(fields, data), ...hindiIn(data), ...unchanged }, note, correction });

/** Issues of the API at the inputs of the form. */
export const atInputs = (kind: DocumentKind, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) =>
    path.startsWith('data.')
      ? atInput(fieldsOfKind(kind), { path: path.slice('data.'.length), message }, 'data')
      : { path, message },
  );

/** Paths of all inputs that these values have, in the order of the page: `data.campuses.0.seats`. */
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

/** Where an input in rows is, for anybody who reads of it elsewhere: `Entries, row 3, Level`; empty for one in no row. */
export function placeOf(fields: readonly Field[], path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (field?.type === 'group') return placeOf(field.fields, rest.join('.'));
  if (field?.type !== 'rows' || rest.length === 0) return '';
  const [index, ...below] = rest;
  const row = texts.rows.row(field.title, Number(index) + 1);
  const own = field.fields.find((each) => each.name === below[0]);
  return [row, placeOf(field.fields, below.join('.')) || own?.title].filter(Boolean).join(', ');
}

/**
 * An issue at the input that it belongs to: of a line, at the text that has all lines; of one of several references, at
 * the list.
 * @param issue its path begins below the data: `careers.3`
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
  return { path: own, message: field.type === 'lines' ? texts.form.inLine(Number(index) + 1, message) : message };
}
