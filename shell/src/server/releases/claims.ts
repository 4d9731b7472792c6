import type { RemoteManifest } from '@university/shared/remote/manifest';

/** What a remote lays claim to: paths compared in lower case with the names of parameters erased. */
export function claimsOf({ routes, documents }: Pick<RemoteManifest, 'routes' | 'documents'>): string[] {
  return [...routes, ...documents].map(({ path }) => path.toLowerCase().replace(/:[^/]+/g, ':'));
}
