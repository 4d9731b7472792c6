import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const align = { default: null, rendered: false };

/** A cell is a line: Markdown has no more. */
const content = 'paragraph';

/** Tables as Markdown has them: no merged cells, no widths, and Tab leaves the last cell. */
export const TABLE_NODES = [
  Table.extend({
    renderHTML: () => ['table', ['tbody', 0]],
    addKeyboardShortcuts() {
      return {
        Tab: () => this.editor.commands.goToNextCell(),
        'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      };
    },
  }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    content,
    addAttributes() {
      return { ...this.parent?.(), align };
    },
    renderHTML: () => ['th', 0],
  }),
  TableCell.extend({
    content,
    addAttributes() {
      return { ...this.parent?.(), align };
    },
    renderHTML: () => ['td', 0],
  }),
];
