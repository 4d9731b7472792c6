import { color, Message, space, Stack, TextField, wide } from '@university/shared/kit';
import { useState } from 'react';
import styled from 'styled-components';
import { ArticleEditor } from '../../editor/ArticleEditor';
import { ActButton } from '../../form/buttons';
import type { StandingText } from '../contract';
import { Changes } from '../history/Changes';
import { piecesOf } from '../history/changes';
import { texts as words } from './texts';

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

interface Props {
  id: string;
  standing: StandingText;
  onWrite: (text: string) => void;
}

/** An English text, and beside it the input for its Hindi, with what is to be done about it. */
export function HindiText({ id, standing, onWrite }: Props) {
  const { titles, text, isArticle, state, translation } = standing;
  // What the English was stays in sight while the Hindi is brought up to it, and goes when another text stands here.
  const [changed, setChanged] = useState<{ was: string; is: string }>();
  const was = state === 'outdated' ? translation?.of : undefined;
  if (was !== undefined && (was !== changed?.was || text !== changed.is)) setChanged({ was, is: text });
  const title = titles.join(', ');
  const hindi = translation?.text ?? '';
  const input = { id, label: words.inHindi(title), lang: 'hi' };
  const keep = () => {
    onWrite(hindi);
    setChanged(undefined);
    // The button that was pressed goes.
    document.getElementById(id)?.focus();
  };
  return (
    <Pair>
      <English>
        <strong>{title}</strong>
        <p lang="en">{text}</p>
      </English>
      <Stack $gap={1}>
        {state !== 'current' && <Message $tone="plain">{words.states[state]}</Message>}
        {changed?.is === text && (
          <div lang="en">
            <Changes changes={[{ field: words.difference, pieces: piecesOf(changed.was, text) }]} />
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
            <ActButton aria-label={words.stillRightOf(title)} onClick={keep}>
              {words.stillRight}
            </ActButton>
          </div>
        )}
      </Stack>
    </Pair>
  );
}
