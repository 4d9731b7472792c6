import { color, Muted, space, Row } from '@university/shared/kit';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Later } from '../area/Later';
import { ActButton } from '../form/buttons';
import { loadTextPreview } from '../form/text-preview';
import { texts } from './texts';
import type { Reason } from './markdown/cannot-hold';

const words = texts.preview;

const Shown = styled.section`
  margin-top: ${space(1)};
  padding: ${space(2)};
  border: 1px solid ${color.line};
`;

interface Props {
  /** What the text is called. */
  title: string;
  /** Markdown. */
  text: string;
}

/** A switch that shows a text as readers will see it, below its input and while it is typed. */
export function ArticlePreview({ title, text }: Props) {
  const id = useId();
  const [isOn, setOn] = useState(false);
  return (
    <div>
      <ActButton
        aria-label={words.of(title)}
        aria-expanded={isOn}
        aria-controls={isOn ? id : undefined}
        onClick={() => setOn(!isOn)}
      >
        {words.show}
      </ActButton>
      {isOn && (
        <Shown id={id} aria-label={words.of(title)}>
          {text.trim() === '' ? <Muted>{words.empty}</Muted> : <Later load={loadTextPreview} props={{ text }} />}
        </Shown>
      )}
    </div>
  );
}

interface WaysProps {
  /** What the text is called. */
  title: string;
  /** Markdown. */
  text: string;
  isPlain: boolean;
  /** Why it is plain text, where somebody else decided so. */
  reason: Reason | undefined;
  onTurn: (isPlain: boolean) => void;
}

/** In which ways a text can be written and looked at. */
export function Ways({ title, text, isPlain, reason, onTurn }: WaysProps) {
  const words = isPlain ? texts.rich : texts.plain;
  return (
    <>
      <Muted role="status">{reason && texts.cannotHold[reason]}</Muted>
      <Row>
        <ActButton aria-label={`${words}: ${title}`} onClick={() => onTurn(!isPlain)}>
          {words}
        </ActButton>
      </Row>
      <ArticlePreview title={title} text={text} />
    </>
  );
}
