/** The module that every remote exposes: its `RemoteCode`. */
export const EXPOSED = './remote';

/** The name a remote goes by in federation, which must be a JavaScript identifier. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** The id of the one page of a remote that knows nothing of our contract. */
export const plainId = (remote: string): string => `${remote}:page`;

/**
 * Modules of which the whole site has one copy: the shell brings them, remotes use them, in the browser (module
 * federation) and on the server (the shell's loader hands out exactly these).
 */
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

/** What entries of remotes take from the page besides: the runtime of Module Federation. */
export const FEDERATION_RUNTIME = '@module-federation/runtime-core';
