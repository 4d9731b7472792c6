export const EXPOSED = './remote';

/** Must be a JavaScript identifier. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

export const plainId = (remote: string): string => `${remote}:page`;

/** Modules with one copy on the site: the shell provides them, in the browser and on the server. */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@university/shared',
  '@university/shared/router',
  '@university/shared/query',
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

export const FEDERATION_RUNTIME = '@module-federation/runtime-core';
