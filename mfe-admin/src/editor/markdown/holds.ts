import { articleFrom } from '@university/shared/prose/source';
import { getSchema, type JSONContent } from '@tiptap/core';
import { EXTENSIONS } from '../schema';
import { CannotHold } from './cannot-hold';
import { readMarkdown } from './read';
import { writeMarkdown } from './write';

/**
 * The editor's document of a Markdown text, if it gives visitors the same page when it is written again.
 * @throws CannotHold
 */
export function heldDocument(source: string): JSONContent {
  const document = fitting(readMarkdown(source));
  if (!isSamePage(source, writeMarkdown(document))) throw new CannotHold('other');
  return document;
}

const schema = getSchema(EXTENSIONS);

/** The document as the schema has it. @throws CannotHold where something stands in what it may not stand in */
function fitting(document: JSONContent): JSONContent {
  try {
    const node = schema.nodeFromJSON(document);
    node.check();
    return node.toJSON() as JSONContent;
  } catch {
    throw new CannotHold('other');
  }
}

/** Whether visitors see the same of two texts. */
export function isSamePage(one: string, other: string): boolean {
  const [before, after] = [articleFrom(one).parts, articleFrom(other).parts];
  return before.length === after.length && before.every((part, index) => seen(part) === seen(after[index]));
}

type Part = ReturnType<typeof articleFrom>['parts'][number];

/** Where a line was broken makes no difference, nor how a character is written, nor a space at an end. */
const seen = (part: Part | undefined): string => {
  if (!part || 'block' in part) return JSON.stringify(part);
  const { innerHTML } = new DOMParser().parseFromString(part.html, 'text/html').body;
  return innerHTML.replace(/\s+/g, ' ').replace(/ (?=<\/(?:p|h\d|li|td|th)>)/g, '');
};
