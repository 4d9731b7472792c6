import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentData } from '@university/shared/contract';
import { resource } from '../../src/platform/resources';

/** A file begins with lines of `name: value` between two lines of `---`; a list stands in square brackets. */
const HEAD = /^---\n([\s\S]*?)\n---\n/;

const listOf = (value: string): string[] => value.slice(1, -1).split(', ').filter(Boolean);

function toDocument(name: string, source: string): DocumentData<'page'> {
  const [head = '', lines = ''] = HEAD.exec(source) ?? [];
  const values = new Map(lines.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
  const { title = '', description = '', owner = '', keywords = '[]', section = null } = Object.fromEntries(values);
  return {
    path: `/${name}`,
    title,
    description,
    keywords: listOf(keywords),
    owner,
    reviewOn: null,
    section: section as DocumentData<'page'>['section'],
    body: source.slice(head.length).trim(),
  };
}

/** The pages of the demonstration: a file's place is its address. */
export function pageDocuments(): DocumentData<'page'>[] {
  const folder = resource('demo/pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length).replaceAll(path.sep, '/'))
    .sort()
    .map((name) => toDocument(name, readFileSync(path.join(folder, `${name}.md`), 'utf8')));
}
