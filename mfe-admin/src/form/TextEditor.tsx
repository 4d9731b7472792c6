import { color, Labelled, radius, space, TextArea, text } from '@university/shared/kit';
import { type Ref, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { addAddress, type Selected, toggleList } from './text-format';
import { texts } from '../texts';

const words = texts.editor;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  button {
    min-height: 36px;
    padding: 0 ${space(1.5)};
    border: 1px solid ${color.muted};
    border-radius: ${radius.small};
    background: ${color.sheet};
    color: ${color.ink};
    font-size: ${text.small};
    cursor: pointer;
  }
  button:hover {
    background: ${color.band};
  }
`;

const TOOLS: readonly { label: string; change: (selected: Selected) => Selected }[] = [
  { label: words.list, change: (selected) => toggleList(selected, words.sample) },
  { label: words.link, change: (selected) => addAddress(selected, words.address) },
];

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  lang?: string;
  rows?: number;
  value: string;
  name?: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  ref?: Ref<{ focus: () => void }>;
}

/** A text with lists and links, written as people write them in a mail. */
export function TextEditor({ id, label, hint, error, lang, rows = 5, value, name, onChange, onBlur, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }));

  function apply(change: (selected: Selected) => Selected) {
    const input = area.current;
    if (!input) return;
    const next = change({ text: value, from: input.selectionStart, to: input.selectionEnd });
    onChange(next.text);
    // After React has written the new text into the input.
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(next.from, next.to);
    });
  }

  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <Bar role="group" aria-label={words.label}>
            {TOOLS.map(({ label: tool, change }) => (
              <button key={tool} type="button" onClick={() => apply(change)}>
                {tool}
              </button>
            ))}
          </Bar>
          <TextArea
            {...control}
            ref={area}
            rows={rows}
            lang={lang}
            name={name}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value)}
          />
        </>
      )}
    </Labelled>
  );
}
