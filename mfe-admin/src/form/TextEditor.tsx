import { Labelled, TextArea } from '@university/shared/kit';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { addAddress, type Selected, toggleList } from './text-format';
import { ToolBar } from './tool-bar';
import { texts } from '../texts';

const words = texts.editor;

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
          <ToolBar role="group" aria-label={words.label}>
            {TOOLS.map(({ label: tool, change }) => (
              <button key={tool} type="button" onClick={() => apply(change)}>
                {tool}
              </button>
            ))}
          </ToolBar>
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
