import type { Editor, ChainedCommands } from '@tiptap/core';
import { color, radius, space, text } from '@university/shared/kit';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import styled from 'styled-components';
import { selectedPicture } from './create-editor';
import { texts } from './texts';
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  button {
    min-height: 36px;
    padding: 0 ${space(1)};
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
  first: RefObject<HTMLButtonElement | null>;
  onOpen: (dialog: Opened) => void;
}

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** WAI-ARIA toolbar pattern: one tab stop, arrow keys inside. */
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
    <Bar role="toolbar" aria-label={`Form of: ${label}`} onKeyDown={onKeyDown}>
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          ref={index === at ? first : undefined}
          type="button"
          tabIndex={index === at ? 0 : -1}
          aria-pressed={tool.isOn?.(editor)}
          aria-disabled={tool.can && !tool.can(editor) ? true : undefined}
          // Keeps the selection of the text.
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

export type Opened = 'link' | 'picture' | 'pictureWords' | 'block';

interface Tool {
  id: keyof typeof texts.tools;
  opens?: Opened;
  run?: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  id: `heading${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** Wraps the selection, or inserts an empty container where that is impossible. */
const container = (id: 'note' | 'steps' | 'contact'): Tool => ({
  id,
  isOn: (editor) => editor.isActive(id),
  run: (chain, editor) => {
    if (editor.isActive(id)) return chain.lift(id);
    if (id !== 'steps' && editor.can().wrapIn(id)) return chain.wrapIn(id);
    const paragraph = { type: 'paragraph' };
    const content =
      id === 'steps' ? [{ type: 'orderedList', content: [{ type: 'listItem', content: [paragraph] }] }] : [paragraph];
    return chain.insertContent({ type: id, content });
  },
});

const marked = (id: 'bold' | 'italic', run: Tool['run']): Tool => ({ id, run, isOn: (editor) => editor.isActive(id) });
const shaped = (id: 'bulletList' | 'orderedList' | 'blockquote', run: Tool['run']): Tool => ({
  id,
  run,
  isOn: (editor) => editor.isActive(id),
});

const TOOLS: readonly Tool[] = [
  heading(2),
  heading(3),
  heading(4),
  marked('bold', (chain) => chain.toggleBold()),
  marked('italic', (chain) => chain.toggleItalic()),
  { id: 'link', opens: 'link', isOn: (editor) => editor.isActive('link') },
  shaped('bulletList', (chain) => chain.toggleBulletList()),
  shaped('orderedList', (chain) => chain.toggleOrderedList()),
  shaped('blockquote', (chain) => chain.toggleBlockquote()),
  { id: 'table', run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }) },
  { id: 'picture', opens: 'picture' },
  container('note'),
  container('steps'),
  container('contact'),
  { id: 'block', opens: 'block' },
  { id: 'undo', run: (chain) => chain.undo(), can: (editor) => editor.can().undo() },
  { id: 'redo', run: (chain) => chain.redo(), can: (editor) => editor.can().redo() },
];

const PICTURE_TOOLS: readonly Tool[] = [{ id: 'pictureWords', opens: 'pictureWords' }];

const TABLE_TOOLS: readonly Tool[] = [
  { id: 'addRow', run: (chain) => chain.addRowAfter() },
  { id: 'removeRow', run: (chain) => chain.deleteRow(), can: (editor) => !editor.isActive('tableHeader') },
  { id: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { id: 'removeColumn', run: (chain) => chain.deleteColumn() },
  { id: 'removeTable', run: (chain) => chain.deleteTable() },
];
