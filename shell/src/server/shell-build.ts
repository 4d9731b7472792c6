import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@university/shared/language';
import { namesOf } from '@university/shared/remote/checks';
import type { Script, ShellBuild } from '../renderer/shell-build';
import { PROVIDED } from '../site/provided';

export const PROVIDED_NAMES = namesOf(PROVIDED);

interface Published extends ShellBuild {
  languages?: Partial<Record<Language, Pick<ShellBuild, 'entry' | 'federation'>>>;
}

export function readShellBuilds(dist: string): Partial<Record<Language, ShellBuild>> & { en: ShellBuild } {
  const { languages = {}, ...english } = JSON.parse(readFileSync(join(dist, 'browser.json'), 'utf8')) as Published;
  const others = Object.entries(languages).map(([language, files]) => [language, atAssets({ ...english, ...files })]);
  return { en: atAssets(english), ...Object.fromEntries(others) };
}

export const shellsIn = (
  languages: readonly Language[],
  { en, ...others }: ReturnType<typeof readShellBuilds>,
): ReturnType<typeof readShellBuilds> => ({
  en,
  ...Object.fromEntries(Object.entries(others).filter(([language]) => languages.includes(language as Language))),
});

const atAssets = ({ provides, entry, federation, start }: ShellBuild): ShellBuild => ({
  provides,
  entry: entry.map(served),
  federation: federation.map(served),
  start: start.map(served),
});

const served = ({ file, integrity }: Script): Script => ({ file: `/assets/${file}`, integrity });
