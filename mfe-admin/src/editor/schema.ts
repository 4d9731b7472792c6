import { type AnyExtension, Extension, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { BlockNode, PictureNode } from './nodes/atoms';
import { CONTAINER_NODES } from './nodes/containers';
import { LinkMark } from './nodes/link';
import { TABLE_NODES } from './nodes/tables';

const Text = Node.create({ name: 'doc', topNode: true, content: '(block | part)+' });

/** Whether a list has empty lines between its items. */
const LooseLists = Extension.create({
  name: 'looseLists',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

/** All that a text can hold: what pages show of Markdown, and nothing else. */
export const EXTENSIONS: AnyExtension[] = [
  StarterKit.configure({ document: false, link: false, underline: false, heading: { levels: [2, 3, 4] } }),
  Text,
  LooseLists,
  LinkMark,
  PictureNode,
  BlockNode,
  ...CONTAINER_NODES,
  ...TABLE_NODES,
];
