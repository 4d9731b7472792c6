import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runSource } from './run-source';

/** What a loader knows of the module that it is given. */
export interface LoaderContext {
  target: string;
  resourcePath: string;
  rootContext: string;
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
}

/**
 * Modules that are run when the site is built, `*.built.ts`: they may read files of `content`, and what they export is
 * data. The server's build gets the data. In the browser's each export is undefined, so nobody downloads what pages
 * bring along with their HTML.
 */
export function built(context: LoaderContext, isForBrowser = !context.target.includes('node')): string {
  const content = join(context.rootContext, 'content');
  if (existsSync(content)) context.addContextDependency(content);
  return Object.entries(runWatched(context))
    .filter(([name]) => name !== 'default')
    .map(([name, value]) => `export const ${name} = ${isForBrowser ? 'undefined' : JSON.stringify(value)};`)
    .join('\n');
}

function runWatched(context: LoaderContext): Record<string, unknown> {
  const files = new Set<string>();
  try {
    return runSource(context.resourcePath, files);
  } finally {
    for (const file of files) context.addDependency(file);
  }
}

const MAKES_COMPONENT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
const NAMES_COMPONENT = /^\w+\.displayName = .*$/gm;

/**
 * React Router's one large file: says that making a component has no side effect, so that components the site does not
 * use (Link with its prefetching, Form, NavLink …) and all they bring are left out.
 */
export const markPure = (source: string): string =>
  source.replace(MAKES_COMPONENT, '= /*#__PURE__*/ $1').replace(NAMES_COMPONENT, '');
