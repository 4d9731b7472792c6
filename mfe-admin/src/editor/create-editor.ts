import { Editor, Extension, type JSONContent } from '@tiptap/core';
import { cleanPasted } from './paste/clean';
import type { LeftOut } from './paste/left-out';
import { selectedPicture } from './selected-picture';
import { EXTENSIONS } from './schema';

interface Options {
  element: HTMLElement;
  document: JSONContent;
  /** Of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  onLink: () => void;
  /** The selected picture is to be opened. */
  onPicture: () => void;
  /** Escape was pressed: whoever writes by the keyboard wants to get out of the text. */
  onLeave: () => void;
  /** Something was pasted, without these. */
  onPaste: (leftOut: readonly LeftOut[]) => void;
}

/** The editor of a text. It brings no style element, which the site's policy would refuse. */
export const createEditor = ({ element, document, attributes, onLink, onPicture, onLeave, onPaste }: Options): Editor =>
  new Editor({
    element,
    content: document,
    injectCSS: false,
    extensions: [...EXTENSIONS, keys(onLink, onPicture, onLeave)],
    editorProps: {
      attributes: { ...attributes },
      transformPastedHTML: (html) => {
        const { html: clean, leftOut } = cleanPasted(html);
        onPaste(leftOut);
        return clean;
      },
      handleDoubleClickOn: (_view, _at, { type }) => {
        if (type.name === 'picture') onPicture();
        return type.name === 'picture';
      },
    },
  });

const handled = (act: () => void) => () => {
  act();
  return true;
};

/** Where a picture is selected; else the key is others'. */
const opens =
  (open: () => void) =>
  ({ editor }: { editor: Editor }) => {
    const isPicture = selectedPicture(editor) !== undefined;
    if (isPicture) open();
    return isPicture;
  };

const keys = (onLink: () => void, onPicture: () => void, onLeave: () => void) =>
  Extension.create({
    name: 'keys',
    // Before the Enter of lists and paragraphs, which would put a new line in the place of the picture.
    priority: 2000,
    addKeyboardShortcuts: () => ({
      'Mod-k': handled(onLink),
      Escape: handled(onLeave),
      Enter: opens(onPicture),
    }),
  });
