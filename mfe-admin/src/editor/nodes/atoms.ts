import { Node } from '@tiptap/core';
import { isPictureAddress } from '@university/shared/prose/source';
import { texts } from '../texts';

/** What the page puts at a place of the text, shown by its name. */
export const BlockNode = Node.create({
  name: 'dataBlock',
  group: 'part',
  atom: true,
  selectable: true,
  addAttributes: () => ({ name: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['p', { 'data-block': String(node.attrs.name) }, texts.block(String(node.attrs.name))],
});

/** A picture of the library. One from elsewhere is none, so nothing that is pasted is loaded. */
export const PictureNode = Node.create({
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
