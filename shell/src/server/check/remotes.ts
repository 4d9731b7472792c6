import { error, type Finding, findings, ok, warning } from '@university/api/checks';
import { checkRelease, type Names, readManifest, type Versions } from '@university/shared/remote/checks';
import { MANIFEST_FILE, type RemoteManifest } from '@university/shared/remote/manifest';
import { StartupError } from '@university/web';
import { checkAudience, createRelease, serverFiles } from '../releases/release';
import { readRegistry, type RegistryEntry } from '../releases/registry';
import { checkPlain } from '../releases/plain';
import { sourceOf } from '../releases/source';

interface Site {
  /** File or address of the registry. */
  registry: string;
  isDeployment: boolean;
  /** What the shell shares with remotes, and the names in it. */
  provides: Versions;
  names: Names;
}

/** Whether the release of every remote can be read and would be taken. Runs none of their code. */
export async function checkRemotes({ registry, isDeployment, provides, names }: Site): Promise<Finding[]> {
  const entries = await readRegistry(registry, isDeployment).catch((cause: unknown) => {
    if (cause instanceof StartupError) return cause;
    throw cause;
  });
  if (entries instanceof StartupError)
    return findings('REMOTES', async () => error(entries.message.replace(/^REMOTES: /, '')));
  const found: Finding[] = [];
  const seniors: RemoteManifest[] = [];
  // One after another: those that stand first keep what they claim.
  for (const entry of entries) {
    found.push(
      ...(await findings('REMOTES', async () => {
        try {
          const release = await releaseOf(entry);
          checkRelease(release, { provides, names, entry, seniors });
          seniors.push(release);
          return ok(`${entry.name} ${release.version} can be taken.`);
        } catch (cause) {
          return (entry.isRequired ? error : warning)(`${entry.name} cannot be taken: ${(cause as Error).message}.`);
        }
      })),
    );
  }
  return found;
}

/** What stands at a remote's place, its server code compared with what it says of it. */
async function releaseOf(entry: RegistryEntry): Promise<RemoteManifest> {
  const source = sourceOf(entry, MANIFEST_FILE);
  const { manifest } = readManifest(entry.name, (await source.manifest()) ?? '', entry.keys);
  checkAudience(manifest, false);
  checkPlain(entry, manifest);
  const files = serverFiles(manifest);
  createRelease(manifest, source.base, await Promise.all(files.map(({ file }) => source.serverFile(file))));
  return manifest;
}
