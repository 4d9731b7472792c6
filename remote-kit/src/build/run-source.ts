import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Language } from '@university/shared/language';
import { transformSync } from '@swc/core';

const OPTIONS = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' },
  module: { type: 'commonjs' },
} as const;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** What `import()` gives once the sources have run: the name of the file that it would load. */
export interface Named {
  file: string;
}

/**
 * Runs a TypeScript module of ours and those that it imports, each anew, while the site is built. Packages are those
 * that are installed. Whatever calls `import()` afterwards gets no code but a `Named`.
 * @param files gets the names of the sources, also of one that fails
 * @param language of which `texts.hi.ts` stands in the place of `texts.ts`
 * @returns what the module exports
 */
export function runSource(entry: string, files: Set<string>, language: Language = 'en'): Record<string, unknown> {
  const modules = new Map<string, { exports: Record<string, unknown> }>();
  let isRunning = true;

  function run(file: string): Record<string, unknown> {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    files.add(file);
    const { code } = transformSync(readFileSync(file, 'utf8'), { ...OPTIONS, filename: file, swcrc: false });
    const installed = createRequire(file);
    const provide = (request: string): unknown => {
      if (!isRunning) return { __esModule: true, file: request } satisfies Named & { __esModule: true };
      const own = sourceOf(request, file, installed);
      return own ? run(inLanguage(own, language)) : installed(request);
    };
    compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname'], { filename: file })(
      module.exports,
      provide,
      module,
      file,
      dirname(file),
    );
    return module.exports;
  }

  try {
    return run(entry);
  } finally {
    isRunning = false;
  }
}

/** The file that stands in a file's place in a language. */
function inLanguage(file: string, language: Language): string {
  const translated = file.replace(/\.(tsx?|js)$/, `.${language}.$1`);
  return language !== 'en' && existsSync(translated) ? translated : file;
}

/** The file of one of our own modules, our packages included; undefined for other packages. */
function sourceOf(request: string, from: string, installed: NodeJS.Require): string | undefined {
  if (request.startsWith('@university/')) return installed.resolve(request);
  if (!request.startsWith('.') && !isAbsolute(request)) return undefined;
  const path = resolve(dirname(from), request);
  const found = ENDINGS.map((ending) => path + ending).find((file) => /\.(tsx?|js)$/.test(file) && existsSync(file));
  if (!found) throw new Error(`${from} imports ${request}, which is not there.`);
  return found;
}
