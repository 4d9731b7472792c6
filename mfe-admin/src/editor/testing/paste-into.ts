import { Editor } from '@tiptap/core';
import { writeMarkdown } from '../markdown/write';
import { cleanPasted } from '../paste/clean';
import { EXTENSIONS } from '../schema';

export function pasted(html: string): string {
  const editor = new Editor({ extensions: EXTENSIONS, injectCSS: false });
  editor.commands.setContent(cleanPasted(html).html);
  const text = writeMarkdown(editor.getJSON());
  editor.destroy();
  return text;
}
