import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

interface SelectedPicture {
  /** Where it stands in the text. */
  at: number;
  src: string;
  /** What is read out in its place. */
  alt: string;
}

/** The picture that is selected by itself; undefined where none is. */
export function selectedPicture({ state: { selection } }: Pick<Editor, 'state'>): SelectedPicture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'picture') return undefined;
  const { src, alt } = selection.node.attrs;
  return { at: selection.from, src: String(src), alt: String(alt) };
}
