import type { RemoteManifest } from '@university/shared/remote/manifest';

/** What a remote lays claim to: paths compared in lower case with the names of parameters erased. */
export function claimsOf({ routes }: Pick<RemoteManifest, 'routes'>): string[] {
  return routes.map(({ path }) => path.toLowerCase().replace(/:[^/]+/g, ':'));
}
