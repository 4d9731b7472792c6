import vm from 'node:vm';
import type { RemoteManifest } from './manifest';
import type { RemoteCode } from './types';

interface Around {
  /** The module's `require`. */
  provide: (request: string) => unknown;
  /** The bundle's free variable `remoteBase`. */
  base: string;
}

export function evaluate(code: string, filename: string, { provide, base }: Around): RemoteCode {
  const module = { exports: {} as { default?: RemoteCode } };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'remoteBase'], { filename });
  run(module, module.exports, provide, base);
  if (!module.exports.default) throw new Error(`${filename} has no default export`);
  return module.exports.default;
}

/** The id of something the manifest promises and the bundle lacks. */
export function missingIn(
  { routes, slots, documents = [] }: RemoteCode,
  promised: Pick<RemoteManifest, 'routes' | 'slots' | 'documents'>,
): string | undefined {
  const areas = new Set([...routes, ...slots].map(({ id }) => id));
  const files = new Set(documents.map(({ id }) => id));
  const missing =
    [...promised.routes, ...promised.slots].find(({ id }) => !areas.has(id)) ??
    promised.documents.find(({ id }) => !files.has(id));
  return missing?.id;
}
