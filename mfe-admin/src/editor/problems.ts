import type { JSONContent } from '@tiptap/core';
import { addressProblem } from './addresses';
import { texts } from './texts';

const words = texts.problems;

/** Words that say nothing where they are read out in a list of links. */
const VAGUE = new Set(['here', 'click here', 'link', 'this link', 'more', 'read more', 'this page']);

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('');

const all = (node: JSONContent): JSONContent[] => [node, ...(node.content ?? []).flatMap(all)];

/** What somebody should look at in the headings, links and pictures of a text, in sentences, each once. */
export function problemsOf(document: JSONContent): string[] {
  const nodes = all(document);
  return [...new Set([...headingProblems(nodes), ...linkProblems(nodes), ...pictureProblems(nodes)])];
}

function headingProblems(nodes: readonly JSONContent[]): string[] {
  let above = 1;
  return nodes
    .filter(({ type }) => type === 'heading')
    .flatMap((heading) => {
      const level = Number(heading.attrs?.level);
      const [text, expected] = [textOf(heading).trim(), above + 1];
      above = Math.min(level, expected);
      if (text === '') return [words.emptyHeading];
      return level > expected ? [words.skipped(text, level, expected)] : [];
    });
}

function linkProblems(nodes: readonly JSONContent[]): string[] {
  return nodes.flatMap(({ text = '', marks = [] }) =>
    marks
      .filter(({ type }) => type === 'link')
      .flatMap(({ attrs }) => {
        const reason = addressProblem(String(attrs?.href ?? ''));
        if (reason) return [words.link(text, reason)];
        return VAGUE.has(text.trim().toLowerCase()) ? [words.vague(text)] : [];
      }),
  );
}

const pictureProblems = (nodes: readonly JSONContent[]): string[] =>
  nodes.some(({ type, attrs }) => type === 'picture' && !String(attrs?.alt ?? '').trim()) ? [words.picture] : [];
