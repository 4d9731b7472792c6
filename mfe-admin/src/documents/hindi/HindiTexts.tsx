import { Stack, color, Message, space, TextField, wide } from '@university/shared/kit';
import { useEffect, useReducer, useState } from 'react';
import { Check } from '../../form/Check';
import { DOCUMENTS, standingsOf, textsOf, type StandingText } from '../contract';
import type { OpenForm } from '../form-context';
import type { DocumentKind, TranslatedText, Translation } from '@university/shared/contract';
import styled from 'styled-components';
import { ArticleEditor } from '../../editor/ArticleEditor';
import { ActButton } from '../../form/actions';
import { Changes, piecesOf } from '../history/Changes';

const texts = {
  progress: (current: number, all: number, todo: number) =>
    `${current} of ${all} ${all === 1 ? 'text is' : 'texts are'} in Hindi${todo > 0 ? `; ${todo} to see to` : ''}.`,
  states: { current: '', missing: 'Not in Hindi yet', outdated: 'English changed since: see to the Hindi' },
} as const;

export interface HindiProps {
  kind: DocumentKind;
  form: OpenForm;
  id: string;
  error: string | undefined;
  onWrite: (hi: Translation[]) => void;
}

export function HindiTexts({ kind, form, id, onWrite }: HindiProps) {
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => form.watch(readAgain));
  // Snapshot, so that rows do not vanish while they are typed in.
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const { data } = form.read();
  const hi = (data.hi ?? []) as Translation[];
  const all = textsOf(DOCUMENTS[kind].data, data);
  const standing = standingsOf(all, hi);
  const toDo = standing.filter(({ state }) => state !== 'current');
  const outdated = standing.filter(({ state }) => state === 'outdated').length;
  const shown = chosen ? standing.filter(({ at, state }) => state !== 'current' || chosen.has(at)) : standing;
  if (all.length === 0) return <p>There is no text to translate yet.</p>;
  return (
    <Stack $gap={3}>
      <p role="status">{texts.progress(all.length - toDo.length, all.length, outdated)}</p>
      <Check
        id={`${id}-to-do`}
        label="Only what is to be done"
        checked={chosen !== null}
        onChange={({ target }) => setChosen(target.checked ? new Set(toDo.map(({ at }) => at)) : null)}
      />
      {shown.length === 0 && <p>Nothing is to be done.</p>}
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

function written(
  texts: readonly TranslatedText[],
  hi: readonly Translation[],
  { at, text: of }: Pick<TranslatedText, 'at' | 'text'>,
  text: string,
): Translation[] {
  const present = new Set(texts.map((each) => each.text));
  const others = hi.filter((each) => each.of !== of && (each.at !== at || present.has(each.of)));
  return text.trim() === '' ? others : [...others, { at, of, text }];
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
  ${wide.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const English = styled.div`
  p {
    margin: ${space(0.5)} 0 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

function HindiText({ id, standing, onWrite }: { id: string; standing: StandingText; onWrite: (text: string) => void }) {
  const { titles, text, isArticle, state, translation } = standing;
  // Keeps the old English visible while the Hindi is updated.
  const [changed, setChanged] = useState<{ was: string; is: string }>();
  const was = state === 'outdated' ? translation?.of : undefined;
  if (was !== undefined && (was !== changed?.was || text !== changed.is)) setChanged({ was, is: text });
  const title = titles.join(', ');
  const hindi = translation?.text ?? '';
  const input = { id, label: `In Hindi: ${title}`, lang: 'hi' };
  const keep = () => {
    onWrite(hindi);
    setChanged(undefined);
    // The pressed button is about to disappear.
    document.getElementById(id)?.focus();
  };
  return (
    <Pair>
      <English>
        <strong>{title}</strong>
        <p lang="en">{text}</p>
      </English>
      <Stack $gap={1}>
        {state !== 'current' && <Message $tone="plain">{texts.states[state]}</Message>}
        {changed?.is === text && (
          <div lang="en">
            <Changes changes={[{ field: 'What changed in the English', pieces: piecesOf(changed.was, text) }]} />
          </div>
        )}
        {isArticle ? (
          <ArticleEditor
            {...input}
            {...{ name: id, title: input.label, value: hindi, ref: null, onBlur: () => {} }}
            onChange={(value) => {
              if (value !== hindi) onWrite(value);
            }}
          />
        ) : (
          <TextField {...input} value={hindi} autoComplete="off" onChange={({ target }) => onWrite(target.value)} />
        )}
        {state === 'outdated' && (
          <div>
            <ActButton aria-label={`It is still right: ${title}`} onClick={keep}>
              It is still right
            </ActButton>
          </div>
        )}
      </Stack>
    </Pair>
  );
}
