import { Stack } from '@university/shared/kit';
import { useEffect, useReducer, useState } from 'react';
import { Check } from '../../form/Check';
import { DOCUMENTS, standingsOf, textsOf, type Translation } from '../contract';
import type { HindiProps } from './hindi-props';
import { HindiText } from './HindiText';
import { texts as words } from './texts';
import { written } from './write';

/** Every text of a document as it stands in the form, with its Hindi beside it. */
export function HindiTexts({ kind, form, id, onWrite }: HindiProps) {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => form.watch(readAgain));
  // What was to be done when this was chosen: nothing goes away while it is typed.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const { data } = form.read();
  const hi = (data.hi ?? []) as Translation[];
  const all = textsOf(DOCUMENTS[kind].data, data);
  const standing = standingsOf(all, hi);
  const toDo = standing.filter(({ state }) => state !== 'current');
  const outdated = standing.filter(({ state }) => state === 'outdated').length;
  const shown = chosen ? standing.filter(({ at, state }) => state !== 'current' || chosen.has(at)) : standing;
  if (all.length === 0) return <p>{words.none}</p>;
  return (
    <Stack $gap={3}>
      <p role="status">{words.progress(all.length - toDo.length, all.length, outdated)}</p>
      <Check
        id={`${id}-to-do`}
        label={words.onlyToDo}
        checked={chosen !== null}
        onChange={({ target }) => setChosen(target.checked ? new Set(toDo.map(({ at }) => at)) : null)}
      />
      {shown.length === 0 && <p>{words.nothingToDo}</p>}
      {shown.map((each) => (
        <HindiText
          key={each.at}
          id={`${id}-${each.at.replaceAll('.', '-')}`}
          standing={each}
          onWrite={(text) => onWrite(written(all, hi, each, text))}
        />
      ))}
    </Stack>
  );
}
