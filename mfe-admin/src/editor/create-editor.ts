import { Editor, Extension, type JSONContent } from '@tiptap/core';
import { cleanPasted } from './paste/clean';
import type { LeftOut } from './paste/left-out';
import { EXTENSIONS } from './schema';
import { NodeSelection } from '@tiptap/pm/state';
import { color, radius, space, text } from '@university/shared/kit';
import { ArticleFrame } from '@university/shared/prose/source';
import styled from 'styled-components';

interface Options {
  element: HTMLElement;
  document: JSONContent;
  attributes: Readonly<Record<string, string>>;
  onLink: () => void;
  onPicture: () => void;
  onLeave: () => void;
  onPaste: (leftOut: readonly LeftOut[]) => void;
}

/** Without injected styles, which the CSP refuses. */
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
    // Before the Enter of lists and paragraphs, which would replace the picture.
    priority: 2000,
    addKeyboardShortcuts: () => ({
      'Mod-k': handled(onLink),
      Escape: handled(onLeave),
      Enter: opens(onPicture),
    }),
  });

interface SelectedPicture {
  at: number;
  src: string;
  alt: string;
}

export function selectedPicture({ state: { selection } }: Pick<Editor, 'state'>): SelectedPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return undefined;
  const { src, alt } = selection.node.attrs;
  return { at: selection.from, src: String(src), alt: String(alt) };
}

/** Includes the styles that ProseMirror would inject. */
export const Sheet = styled(ArticleFrame)`
  .ProseMirror {
    min-height: 12rem;
    max-height: 70vh;
    padding: ${space(2)};
    overflow: auto;
    border: 2px solid ${color.muted};
    border-radius: ${radius.small};
    background: ${color.sheet};
    white-space: break-spaces;
    overflow-wrap: break-word;
    font-variant-ligatures: none;
  }
  .ProseMirror[aria-invalid='true'] {
    border-color: ${color.bad};
  }
  .ProseMirror > * + * {
    margin-top: ${space(2)};
  }
  h2 {
    font-size: ${text.heading};
  }
  h3 {
    font-size: ${text.large};
  }
  table {
    table-layout: fixed;
  }
  th,
  td {
    border: 1px solid ${color.line};
  }
  li p {
    margin: 0;
  }
  [data-block] {
    padding: ${space(1)} ${space(2)};
    border: 2px dashed ${color.muted};
    color: ${color.muted};
  }
  .ProseMirror-selectednode {
    outline: 3px solid ${color.link};
  }
  .selectedCell {
    background: ${color.band};
  }
  [data-refused] {
    text-decoration: line-through;
    color: ${color.bad};
  }
  .ProseMirror-gapcursor {
    position: relative;
    display: block;
  }
  .ProseMirror-gapcursor::after {
    content: '';
    position: absolute;
    width: 1.5rem;
    border-top: 2px solid ${color.ink};
  }
`;

export const Problems = styled.ul`
  padding-left: ${space(3)};
  font-size: ${text.small};
`;
