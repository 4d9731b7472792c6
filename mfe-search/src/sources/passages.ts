import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import { slugOf, TAKEN_IDS, unique } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/found';

export interface Part {
  heading: string;
  id: string;
  text: string;
}

const HEADING = /^#{1,6} (.+)$/;
const NAME = /\{#([\p{L}\p{N}-]{1,60})\}$/u;

/** The part before the first heading has no heading. */
export function partsOf(markdown: string): Part[] {
  const idFor = unique(TAKEN_IDS, (name, count) => `${name}-${count}`);
  const parts: { heading: string; id: string; lines: string[] }[] = [{ heading: '', id: '', lines: [] }];
  for (const line of markdown.split('\n')) {
    const [, typed] = HEADING.exec(line) ?? [];
    if (typed === undefined) {
      parts.at(-1)?.lines.push(line);
      continue;
    }
    const [mark = '', name] = NAME.exec(typed.trimEnd()) ?? [];
    const heading = plainText(typed.trimEnd().slice(0, mark ? -mark.length : undefined));
    parts.push({ heading, id: idFor(slugOf(name ?? heading)), lines: [] });
  }
  return parts.map(({ lines, ...part }) => ({ ...part, text: joined(lines) }));
}

const ITEM = /^\s*(?:\||[-*+]\s|\d{1,3}\.\s)/;
const STOPS = '.,:;!?।…·';

/** Separates table rows and list items. */
const joined = (lines: readonly string[]): string =>
  lines.reduce((before, line) => {
    const text = plainText(line);
    if (!text || !before) return before || text;
    return `${before}${ITEM.test(line) && !STOPS.includes(before.slice(-1)) ? ';' : ''} ${text}`;
  }, '');

export function plainText(line: string): string {
  if (/^\s*(:::|\|[\s:|-]+$|\{\{block )/.test(line)) return '';
  return line
    .replace(/,? ?\{\{[^{}]{0,80}\}\}/g, '')
    .replace(/\]\([^()\s]{0,300}\)/g, '')
    .replace(/^\s*(?:[-*+]|\d{1,3}\.)\s/, '')
    .replace(/^\s*\||\|\s*$/g, '')
    .replaceAll('|', '·')
    .replace(/[[\]*_`>#]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

export async function readPassages(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listPageTexts);
  const programs = data.programs.map(({ _id, about, careers }) => ({
    path: `/programs/${encodeURIComponent(_id)}`,
    title: '',
    body: [about ?? '', ...careers].join('\n'),
  }));
  return [...data.pages, ...programs].flatMap(({ path, title, body }) =>
    partsOf(body).map(
      ({ id, heading, text }): Entry => ({
        kind: 'passage',
        path: id ? `${path}#${encodeURIComponent(id)}` : path,
        // Headings such as “Consequences” say little without their page.
        title: id ? `${title}: ${heading}` : title,
        about: text,
        text,
      }),
    ),
  );
}
