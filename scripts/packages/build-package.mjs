import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { transformSync } from '@swc/core';

/** Sources that stay in the repository. */
const IS_TEST = /\.test\.tsx?$/;

/** What stands in `dist` beside the code: declarations, and marks of what was built. */
const IS_KEPT = /\.d\.ts$|(^|\/)\.\w+$/;

/**
 * Builds a package of this repository, file by file, so that whoever bundles it takes what it needs: `src/kit/Tabs.tsx`
 * is `dist/kit/Tabs.js`. What is no TypeScript is copied. Files that would stay the same are not written.
 * @param {string} folder Of the package.
 */
export function buildPackage(folder) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = filesBelow(join(folder, 'src')).filter((file) => !IS_TEST.test(file));
  const written = new Set();
  const write = (file, content) => {
    written.add(file);
    writeChanged(join(folder, 'dist', file), content);
  };
  for (const file of sources) {
    const source = readFileSync(join(folder, 'src', file));
    if (/\.d\.ts$/.test(file) || !/\.tsx?$/.test(file)) write(file, source);
    else write(file.replace(/\.tsx?$/, '.js'), codeOf(name, join(folder, 'src', file), source.toString()));
  }
  for (const file of filesBelow(join(folder, 'dist')))
    if (!written.has(file) && !IS_KEPT.test(file)) rmSync(join(folder, 'dist', file));
}

/** Classes get their names here, once, so they are the same on the server, in browsers and in every remote. */
function codeOf(name, file, source) {
  const styled = { ssr: true, displayName: false, pure: true, namespace: name.split('/').at(-1) };
  const { code } = transformSync(source, {
    filename: file,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      experimental: {
        plugins: source.includes('styled-components') ? [['@swc/plugin-styled-components', styled]] : [],
      },
    },
  });
  return withEndings(code, file);
}

/** Writes the declarations beside what was built. @returns what TypeScript complains of; nothing where it agrees */
export async function declarePackage(folder) {
  const dist = join(folder, 'dist');
  const tsc = ['node_modules/typescript/bin/tsc', '-p', join(folder, 'tsconfig.build.json')];
  const complaints = await new Promise((done) => execFile(process.execPath, tsc, (_, output) => done(output)));
  for (const file of filesBelow(dist).filter((each) => each.endsWith('.d.ts'))) {
    const source = join(folder, 'src', file.replace(/\.d\.ts$/, '.ts'));
    const isOurs = [source, `${source}x`, join(folder, 'src', file)].some((each) => existsSync(each));
    if (isOurs) writeChanged(join(dist, file), withEndings(readFileSync(join(dist, file), 'utf8'), source));
    else rmSync(join(dist, file));
  }
  return complaints;
}

const RELATIVE = /((?:from|import) ?\(?)(["'])(\.\.?\/[^"']+)["']/g;

/** Names the files of relative imports whole, as Node and TypeScript's strictest resolution want them. */
function withEndings(code, source) {
  return code.replace(RELATIVE, (whole, before, quote, request) => {
    if (extname(request) && existsSync(join(dirname(source), request))) return whole;
    const path = join(dirname(source), request);
    const isFolder = existsSync(join(path, 'index.ts'));
    return `${before}${quote}${request}${isFolder ? '/index' : ''}.js${quote}`;
  });
}

function writeChanged(file, content) {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function filesBelow(folder, below = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(folder, path) : path;
  });
}
