import type { ChainedCommands, Editor } from '@tiptap/core';
import type { texts } from './texts';

export type Opened = 'link' | 'picture' | 'pictureWords' | 'block';

export interface Tool {
  id: keyof typeof texts.tools;
  /** It opens a dialog, which does the rest. */
  opens?: Opened;
  run?: (chain: ChainedCommands, editor: Editor) => ChainedCommands;
  /** Whether it says how the text is where the cursor stands, and what that is. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  id: `heading${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** A part that looks apart goes around what is selected; where that does not fit in it, an empty one is put there. */
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

/** The buttons above a text, in their order. */
export const TOOLS: readonly Tool[] = [
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

/** A further one where a picture is selected. */
export const PICTURE_TOOLS: readonly Tool[] = [{ id: 'pictureWords', opens: 'pictureWords' }];

const isInHead = (editor: Editor) => editor.isActive('tableHeader');

/** Further ones where the cursor stands in a table. A table has its head in any case. */
export const TABLE_TOOLS: readonly Tool[] = [
  { id: 'addRow', run: (chain) => chain.addRowAfter() },
  { id: 'removeRow', run: (chain) => chain.deleteRow(), can: (editor) => !isInHead(editor) },
  { id: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { id: 'removeColumn', run: (chain) => chain.deleteColumn() },
  { id: 'removeTable', run: (chain) => chain.deleteTable() },
];
