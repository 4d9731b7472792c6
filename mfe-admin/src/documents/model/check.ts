import type { z } from 'zod';
import { type DocumentKind, DOCUMENTS } from '../contract';
import { formSchema, type Issue, issuesIn } from '../../form/use-task-form';
import type { DocumentOutput, DocumentValues } from '../form-context';
import { fieldsOfKind } from '../kinds';
import type { Field } from './fields';
import { atInput } from './paths';
import { fromValues } from './values';

/**
 * The contract's schema of a kind, over what a form holds.
 * @param kept data of fields that are not changed here; it takes the place of what the form has
 */
export const schemaOf = (kind: DocumentKind, kept: Record<string, unknown>) =>
  schemaOver(fieldsOfKind(kind), DOCUMENTS[kind].data, kept);

/** The same for some fields of a kind. @param schema of these fields */
export const schemaOver = (fields: readonly Field[], schema: z.ZodObject, kept: Record<string, unknown> = {}) =>
  formSchema<DocumentValues, DocumentOutput>(({ data, note, correction }) => {
    const checked = schema.safeParse({ ...fromValues(fields, data), ...hindiIn(data), ...kept });
    return {
      output: checked.success ? { data: checked.data, note: note.trim(), correction: correction.trim() } : undefined,
      issues: issuesIn(checked.error).map((issue) => atInput(fields, issue, 'data')),
    };
  });

/** The Hindi of a document, which has a part of the form, and no field; nothing of kinds without. */
export const hindiIn = ({ hi }: Record<string, unknown>) => (hi === undefined ? {} : { hi });

/** What a form holds, unchecked. @param kept data of fields that are not changed here */
export const asEntered = (
  fields: readonly Field[],
  { data, note, correction }: DocumentValues,
  kept: Record<string, unknown>,
): DocumentOutput => ({ data: { ...fromValues(fields, data), ...hindiIn(data), ...kept }, note, correction });

/** Issues of the API at the inputs of the form. */
export const atInputs = (kind: DocumentKind, issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) =>
    path.startsWith('data.')
      ? atInput(fieldsOfKind(kind), { path: path.slice('data.'.length), message }, 'data')
      : { path, message },
  );
