import { Editor, Extension, type JSONContent } from '@tiptap/core';
import { cleanPasted } from './paste/clean';
import { EXTENSIONS } from './schema';

interface Options {
  element: HTMLElement;
  document: JSONContent;
  /** Of the element that is written in. */
  attributes: Readonly<Record<string, string>>;
  onLink: () => void;
  /** Escape was pressed: whoever writes by the keyboard wants to get out of the text. */
  onLeave: () => void;
}

/** The editor of a text. It brings no style element, which the site's policy would refuse. */
export const createEditor = ({ element, document, attributes, onLink, onLeave }: Options): Editor =>
  new Editor({
    element,
    content: document,
    injectCSS: false,
    extensions: [...EXTENSIONS, keys(onLink, onLeave)],
    editorProps: { attributes: { ...attributes }, transformPastedHTML: cleanPasted },
  });

const handled = (act: () => void) => () => {
  act();
  return true;
};

const keys = (onLink: () => void, onLeave: () => void) =>
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({ 'Mod-k': handled(onLink), Escape: handled(onLeave) }),
  });
