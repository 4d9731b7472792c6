import type { Issue } from '../../form/use-task-form';
import { texts } from '../texts';
import type { Field } from './fields';
import { GIVEN, type Values } from './values';

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

/** Where an input in rows stands, for whoever reads of it elsewhere: `Entries, row 3, Level`; empty for one in no row. */
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
export function atInput(fields: readonly Field[], { path, message }: Issue, prefix: string): Issue {
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
