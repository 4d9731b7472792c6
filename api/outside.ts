import { isBuiltin } from 'node:module';
import type { ExternalItemFunctionData } from '@rspack/core';

/**
 * Packages that bundles of servers leave outside: they have code for one platform, or WebAssembly, or read files of their own.
 * All others are bundled, so that a build needs no more than these beside it.
 */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'sharp',
] as const;

/** Asked for by packages that do without: they are not installed. */
const ABSENT = ['pg-native'];

const isOf = (request: string, names: readonly string[]) =>
  names.some((name) => request === name || request.startsWith(`${name}/`));

/** Rspack's `externals` for a bundle that is an ES module. */
export function outside(
  { request = '', dependencyType }: ExternalItemFunctionData,
  done: (error?: Error, result?: string, type?: 'module-import' | 'node-commonjs') => void,
): void {
  const isOutside = isBuiltin(request) || isOf(request, [...OUTSIDE, ...ABSENT]);
  // What is required has to come as `require` gives it: a class, not a module that has one.
  const type = dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import';
  if (isOutside) done(undefined, request, type);
  else done();
}
