import { color, Muted, space } from '@university/shared/kit';
import { articleOf, type ProsePart, RichText } from '@university/shared/prose';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { ActButton } from '../../form/buttons';
import { texts } from '../texts';

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
          {text.trim() === '' ? <Muted>{words.empty}</Muted> : <Preview text={text} />}
        </Shown>
      )}
    </div>
  );
}

/** Below the headings of the form, as a text of the catalogue stands below those of its page. */
const TOP = 3;

/** Typing does not wait for it. */
function Preview({ text }: Pick<Props, 'text'>) {
  const parts = useParts(useDeferredValue(text));
  return parts.map((part, index) =>
    'html' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <RichText key={index} html={part.html} goesOn={index > 0} isPreview />
    ) : (
      <Muted key={part.block}>{words.block(part.block)}</Muted>
    ),
  );
}

function useParts(text: string): readonly ProsePart[] {
  const [parts, setParts] = useState<readonly ProsePart[]>([]);
  useEffect(() => {
    let isWanted = true;
    void articleOf(text, undefined, TOP).then((article) => isWanted && setParts(article.parts));
    return () => {
      isWanted = false;
    };
  }, [text]);
  return parts;
}
