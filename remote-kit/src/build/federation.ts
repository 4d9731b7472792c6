import { FEDERATION_RUNTIME, SHARED_MODULES } from '@university/shared/remote/names';
import { versionOf } from './installed';

/** The chunk of the exposed module, which the manifest looks up. */
export const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * Versions of what shell and remotes share, as installed for an app.
 * @param root Folder of the app.
 */
export function sharedVersions(root: string): Record<string, string> {
  const versions = SHARED_MODULES.map((request) => {
    const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
    return [request, versionOf(root, name)];
  });
  return Object.fromEntries(versions);
}

/** Versions that a shell gives: those of the shared modules, and of the runtime of Module Federation. */
export function providedVersions(shell: string): Record<string, string> {
  return { ...sharedVersions(shell), [FEDERATION_RUNTIME]: versionOf(shell, '@module-federation/enhanced') };
}

/** The shell brings every shared module; a remote brings none, so that there can be no second copy. */
export function takenFromHost(versions: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(versions).map(([module, version]) => [
      module,
      { singleton: true, requiredVersion: `^${version}`, import: false } as const,
    ]),
  );
}
