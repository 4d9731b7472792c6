import type { DocumentKind } from '../contract';
import type { Difference } from '../../form/Conflict';
import { fieldsOfKind } from '../kinds';
import { inWords, isSame, type Names } from './words';

type Data = Record<string, unknown>;

/** What somebody else changed since the form was opened, and what stands in the form. */
export function differencesOf(
  kind: DocumentKind,
  { base, theirs, mine }: { base: Data; theirs: Data; mine: Data },
  names: Names,
): Difference[] {
  return fieldsOfKind(kind)
    .filter(({ name }) => !isSame(base[name], theirs[name]))
    .map((field) => ({
      field: field.title,
      before: inWords(field, base[field.name], names),
      now: inWords(field, theirs[field.name], names),
      own: inWords(field, mine[field.name], names),
    }));
}

/** Theirs, with the fields that I changed as I want them. */
export function merged(base: Data, theirs: Data, mine: Data): Data {
  const own = Object.entries(mine).filter(([name, value]) => !isSame(value, base[name]));
  return { ...theirs, ...Object.fromEntries(own) };
}
