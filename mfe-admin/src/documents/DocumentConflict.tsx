import type { ComponentProps } from 'react';
import { Conflict, type Difference } from '../form/Conflict';
import type { DocumentKind } from './contract';
import { type Names, inWords, isSame } from './model/words';
import { fieldsOfKind } from './kinds';

type Data = Record<string, unknown>;

interface Props extends Pick<ComponentProps<typeof Conflict>, 'words' | 'onTheirs'> {
  kind: DocumentKind;
  /** What the form began with, what somebody else made of it meanwhile, and what stands in the form. */
  states: { base: Data; theirs: Data; mine: Data };
  names: Names;
  /** Is given theirs, with what was changed in the form. */
  onMine: (data: Data) => Promise<unknown>;
}

/** What to do where somebody else was faster with a document. Few people ever see it, so its code comes late. */
export function DocumentConflict({ kind, states, names, onMine, ...others }: Props) {
  const { base, theirs, mine } = states;
  return (
    <Conflict
      {...others}
      differences={differencesOf(kind, states, names)}
      onMine={() => onMine(merged(base, theirs, mine))}
    />
  );
}

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
