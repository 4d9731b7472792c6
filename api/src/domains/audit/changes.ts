import { DOCUMENTS, type AuditLogLine, type DocumentKind, notesOf } from '@university/shared/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database';
import { statesAt, type VersionOf, versionKey } from '../documents/draft-queries';
import { same } from '../documents/queries';
import { readNames } from '../documents/references';
import type { WholeLine } from './chain';

/** Characters; the history has the whole value. */
const MOST = 160;

type Data = Record<string, unknown>;

function inWords(value: unknown, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return inWords(value.map((each) => names[each] ?? each).join(', '), {});
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? (names[value] ?? value) : '';
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function changed({ action, subject, detail }: WholeLine): VersionOf | undefined {
  const { version } = detail;
  const [of, id = ''] = subject.split(':');
  if (typeof version !== 'number') return undefined;
  if (action === 'edit' && of === 'notice') return { kind: 'notice', id, version };
  const kind = detail.kind as DocumentKind;
  return action === 'edit-document' && Object.hasOwn(DOCUMENTS, kind) ? { kind, id, version } : undefined;
}

/** Changed fields by line id, read from the history: values may name people, and are erased with it. */
export async function changesIn(db: Database, lines: readonly WholeLine[]) {
  const edits = lines.flatMap((line) => {
    const at = changed(line);
    return at ? [{ line: line.id, at, last: { ...at, version: at.version - 1 } }] : [];
  });
  if (edits.length === 0) return new Map();
  const states = await statesAt(
    db,
    edits.flatMap(({ at, last }) => [at, last]),
  );
  const found = new Map<number, AuditLogLine['changes']>();
  for (const { line, at, last } of edits) {
    const [before, after] = [last, at].map((version) => states.get(versionKey(version)) ?? {}) as [Data, Data];
    found.set(line, await changesOf(db, at.kind, before, after));
  }
  return found;
}

async function changesOf(db: Database, kind: DocumentKind, before: Data, after: Data) {
  const fields = Object.keys(after).filter((field) => !same(before[field], after[field]));
  const only = (data: Data): Data => Object.fromEntries(fields.map((field) => [field, data[field]]));
  const names = { ...(await readNames(db, kind, only(before))), ...(await readNames(db, kind, only(after))) };
  const shape: Record<string, z.ZodType | undefined> = DOCUMENTS[kind].data.shape;
  return fields.map((field) => ({
    field: (shape[field] && notesOf(shape[field]).title) || (field === 'hi' ? 'Hindi' : field),
    from: inWords(before[field], names),
    to: inWords(after[field], names),
  }));
}
