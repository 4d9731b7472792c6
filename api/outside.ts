import { isBuiltin } from 'node:module';
import type { ExternalItemFunctionData } from '@rspack/core';

/** Packages with native code, WebAssembly or files of their own are not bundled. */
export const OUTSIDE = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'sharp',
] as const;

/** Optional dependencies that are not installed. */
const ABSENT = ['pg-native'];

const isOf = (request: string, names: readonly string[]) =>
  names.some((name) => request === name || request.startsWith(`${name}/`));

export function outside(
  { request = '', dependencyType }: ExternalItemFunctionData,
  done: (error?: Error, result?: string, type?: 'module-import' | 'node-commonjs') => void,
): void {
  const isOutside = isBuiltin(request) || isOf(request, [...OUTSIDE, ...ABSENT]);
  // `require` must return the package itself, not its namespace.
  const type = dependencyType === 'commonjs' ? 'node-commonjs' : 'module-import';
  if (isOutside) done(undefined, request, type);
  else done();
}
