import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { SHARED_MODULES } from '../../remote/names';

interface Package {
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
}

const SHARED = '@university/shared';

/** What to use in place of packages of which the site has one copy, behind a facade. */
const INSTEAD: Readonly<Record<string, string>> = {
  'react-router-dom': `${SHARED}/router`,
  'react-router': `${SHARED}/router`,
  '@tanstack/react-query': `${SHARED}/query`,
  axios: `call() of ${SHARED}`,
  zustand: `the state that ${SHARED} keeps`,
};

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\b(?:import|require)\(\s*)['"]([^'"]+)['"]/g;

const packageIn = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const nameOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Imports that cross a remote's boundary, of all that its routes lead to: a sentence for each, that says what to do. */
export function importComplaints(remoteFolder: string): string[] {
  const own = packageIn(remoteFolder);
  const entries = Object.keys(packageIn(resolve(__dirname, '../../..')).exports ?? {})
    .filter((key) => !key.endsWith('.json'))
    .map((key) => join(SHARED, key));
  const files = [join(remoteFolder, 'src/routes.ts')];
  const complaints: string[] = [];
  // Files found on the way are looked at in turn.
  for (const file of files) {
    const requests = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, request = '']) => request);
    for (const request of requests) {
      const why = complaintOf(request, file, { remoteFolder, own, entries });
      if (why) complaints.push(`${relative(remoteFolder, file)} imports ${request}: ${why}`);
      else if (request.startsWith('.')) {
        const found = ENDINGS.map((ending) => resolve(dirname(file), request) + ending).find(existsSync);
        if (found && !files.includes(found)) files.push(found);
      }
    }
  }
  return complaints;
}

interface Boundary {
  remoteFolder: string;
  own: Package;
  /** Entry points of the shared package. */
  entries: readonly string[];
}

function complaintOf(request: string, file: string, { remoteFolder, own, entries }: Boundary): string | null {
  if (request.startsWith('.')) {
    const leaves = relative(remoteFolder, resolve(dirname(file), request)).startsWith('..');
    return leaves ? 'that is outside this remote. Move what is needed into it, or into shared.' : null;
  }
  const name = nameOf(request);
  if (name === SHARED)
    return entries.includes(request) ? null : `that is no entry point. There are ${entries.join(', ')}.`;
  if (INSTEAD[name]) return `use ${INSTEAD[name]}.`;
  if (SHARED_MODULES.some((shared) => nameOf(shared) === name) || own.dependencies?.[name]) return null;
  if (isBuiltin(request)) return 'neither browsers nor the shell offer it. Find a way without.';
  return 'it is not among the dependencies in package.json. Add it there, or do without.';
}
