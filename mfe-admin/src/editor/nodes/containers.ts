import { Node } from '@tiptap/core';
import type { ContainerName } from '@university/shared/prose/source';
import type { DOMOutputSpec } from '@tiptap/pm/model';

interface Container {
  name: ContainerName;
  content: string;
  /** What it is pasted from, and what pages show it as. */
  tag: string;
  html: DOMOutputSpec;
}

const TABLE: readonly Container[] = [
  {
    name: 'note',
    content: '(paragraph | bulletList | orderedList)+',
    tag: 'div[role=note]',
    html: ['div', { role: 'note' }, 0],
  },
  { name: 'steps', content: '(orderedList | paragraph)+', tag: 'div.steps', html: ['div', { class: 'steps' }, 0] },
  { name: 'contact', content: 'paragraph+', tag: 'address', html: ['address', 0] },
];

/** Parts of a text that look apart. They stand in nothing but the text itself. */
export const CONTAINER_NODES = TABLE.map(({ name, content, tag, html }) =>
  Node.create({
    name,
    content,
    group: 'part',
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => html,
  }),
);
