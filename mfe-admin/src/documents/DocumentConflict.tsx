import type { ComponentProps } from 'react';
import { Conflict } from '../form/Conflict';
import type { DocumentKind } from './contract';
import { differencesOf, merged } from './model/merge';
import type { Names } from './model/words';

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
