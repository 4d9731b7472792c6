import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentData } from '@university/shared/contract';
import { readPageFile } from '../../src/domains/documents/transfer/page-files';
import { resource } from '../../src/platform/resources';
import { withDates } from '../dates';

/** The pages of the demonstration: a file's place is its address. */
export function pageDocuments(firstStart: Date): DocumentData<'page'>[] {
  const folder = resource('demo/pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length).replaceAll(path.sep, '/'))
    .sort()
    .map((name) => {
      const source = withDates(readFileSync(path.join(folder, `${name}.md`), 'utf8'), firstStart);
      const { page } = readPageFile(`/${name}`, source);
      return page as DocumentData<'page'>;
    });
}
