import { Mark } from '@tiptap/core';
import { leads } from '@university/shared/prose/source';

/**
 * A link as pages have it. One that leads to a script is kept as it was typed, to be seen among the problems, but the
 * editor's own HTML does not lead there.
 */
export const LinkMark = Mark.create({
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
