import { type AnyExtension, Extension, Node, Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isPictureAddress, type ContainerName, leads } from '@university/shared/prose/source';
import { texts } from './texts';
import type { DOMOutputSpec } from '@tiptap/pm/model';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const align = { default: null, rendered: false };
const content = 'paragraph';

const TABLE_NODES = [
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

/** `javascript:` links keep their text and lose their address. */
const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  priority: 1000,
  addAttributes: () => ({ href: { default: '' }, title: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (link) => (leads(link.getAttribute('href') ?? '') ? null : false) }],
  renderHTML: ({ mark }) => {
    const href = String(mark.attrs.href);
    return ['a', leads(href) ? { href, rel: 'noopener noreferrer' } : { 'data-refused': '' }, 0];
  },
});

interface Container {
  name: ContainerName;
  content: string;
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

const CONTAINER_NODES = TABLE.map(({ name, content, tag, html }) =>
  Node.create({
    name,
    content,
    group: 'part',
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => html,
  }),
);

const BlockNode = Node.create({
  name: 'dataBlock',
  group: 'part',
  atom: true,
  selectable: true,
  addAttributes: () => ({ name: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['p', { 'data-block': String(node.attrs.name) }, texts.block(String(node.attrs.name))],
});

/** Only library pictures, so that pasted content loads nothing. */
const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (isPictureAddress(image.getAttribute('src') ?? '') ? null : false) },
  ],
  renderHTML: ({ node }) => {
    const src = String(node.attrs.src);
    return ['img', { alt: String(node.attrs.alt), ...(isPictureAddress(src) && { src }) }];
  },
});

const Text = Node.create({ name: 'doc', topNode: true, content: '(block | part)+' });

const LooseLists = Extension.create({
  name: 'looseLists',
  addGlobalAttributes: () => [
    { types: ['bulletList', 'orderedList'], attributes: { loose: { default: false, rendered: false } } },
  ],
});

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
