import { DOCUMENTS, type AuditLogLine, type DocumentKind, notesOf } from '@university/shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { stateAt } from '../documents/draft-queries';
import { same } from '../documents/queries';
import { readNames } from '../documents/references';
import type { WholeLine } from './chain';

/** Characters of a value that a line shows; the whole of it is in the history of the document. */
const MOST = 160;

type Data = Record<string, unknown>;

/** A value for people; empty for none, and for what only the history can show. */
function inWords(value: unknown, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return inWords(value.map((each) => names[each] ?? each).join(', '), {});
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? (names[value] ?? value) : '';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** The kind of the document that a line says was changed, by its id and the version that the change made. */
function changed({
  action,
  subject,
  detail,
}: WholeLine): { kind: DocumentKind; id: string; version: number } | undefined {
  const { version } = detail;
  const [of, id = ''] = subject.split(':');
  if (typeof version !== 'number') return undefined;
  if (action === 'edit' && of === 'notice') return { kind: 'notice', id, version };
  return action === 'edit-document' ? { kind: detail.kind as DocumentKind, id, version } : undefined;
}

/**
 * What was changed in a document, field by field, as its history has it: values may name people, and go with the history
 * when that is erased.
 */
export async function changesOf(db: Database, line: WholeLine): Promise<AuditLogLine['changes']> {
  const at = changed(line);
  if (!at || !Object.hasOwn(DOCUMENTS, at.kind)) return [];
  const before: Data = (await stateAt(db, at, at.version - 1)) ?? {};
  const after: Data = (await stateAt(db, at, at.version)) ?? {};
  const fields = Object.keys(after).filter((field) => !same(before[field], after[field]));
  const only = (data: Data): Data => Object.fromEntries(fields.map((field) => [field, data[field]]));
  const names = {
    ...(await readNames(db, at.kind, only(before))),
    ...(await readNames(db, at.kind, only(after))),
  };
  const shape: Record<string, z.ZodType | undefined> = DOCUMENTS[at.kind].data.shape;
  return fields.map((field) => ({
    field: (shape[field] && notesOf(shape[field]).title) || (field === 'hi' ? 'Hindi' : field),
    from: inWords(before[field], names),
    to: inWords(after[field], names),
  }));
}
