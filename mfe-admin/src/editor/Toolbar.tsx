import type { Editor } from '@tiptap/core';
import { color } from '@university/shared/kit';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { ToolBar } from '../form/tool-bar';
import { selectedPicture } from './selected-picture';
import { texts } from './texts';
import { type Opened, PICTURE_TOOLS, TABLE_TOOLS, type Tool, TOOLS } from './tools';

const Bar = styled(ToolBar)`
  button[aria-pressed='true'] {
    background: ${color.ink};
    color: ${color.paper};
  }
  button[aria-disabled='true'] {
    color: ${color.muted};
    border-color: ${color.line};
    cursor: default;
  }
`;

interface Props {
  editor: Editor;
  label: string;
  /** The button that Tab leads to. */
  first: RefObject<HTMLButtonElement | null>;
  onOpen: (dialog: Opened) => void;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** WAI-ARIA toolbar: one stop of Tab, arrow keys move among its buttons. */
export function Toolbar({ editor, label, first, onOpen }: Props) {
  const tools = [
    ...TOOLS,
    ...(selectedPicture(editor) ? PICTURE_TOOLS : []),
    ...(editor.isActive('table') ? TABLE_TOOLS : []),
  ];
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, tools.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = MOVES[event.key]?.(at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  function use(tool: Tool) {
    if (tool.can && !tool.can(editor)) return;
    if (tool.opens) onOpen(tool.opens);
    else tool.run?.(editor.chain().focus(), editor).run();
  }

  return (
    <Bar role="toolbar" aria-label={texts.toolbar(label)} onKeyDown={onKeyDown}>
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          ref={index === at ? first : undefined}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={tool.isOn?.(editor)}
          aria-disabled={tool.can && !tool.can(editor) ? true : undefined}
          // The text keeps what is selected in it.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setChosen(index)}
          onClick={() => use(tool)}
        >
          {texts.tools[tool.id]}
        </button>
      ))}
    </Bar>
  );
}
