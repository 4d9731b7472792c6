import type { RemoteManifest } from '@university/shared/remote/manifest';
import type { BootData } from '../site/types';

/** The site's map with the remotes that this browser takes from elsewhere. A preview that does not answer fails as a remote would. */
export async function withPreviews(boot: BootData): Promise<BootData> {
  const found = await Promise.all(Object.entries(boot.previews ?? {}).map(([name, base]) => readPreview(name, base)));
  const site = { ...boot, remotes: { ...boot.remotes } };
  for (const { name, base, manifest } of found) {
    if (!manifest) continue;
    site.routes = [...site.routes.filter(({ remote }) => remote !== name), ...owned(manifest.routes, name)];
    site.slots = [...site.slots.filter(({ remote }) => remote !== name), ...owned(manifest.slots, name)];
    site.remotes[name] = { base: `${base}browser/`, version: `${manifest.version} preview`, entry: manifest.entry };
  }
  return site;
}

const owned = <T extends { files: unknown }>(list: readonly T[], remote: string) =>
  list.map(({ files, ...rest }) => ({ ...rest, remote }));

async function readPreview(name: string, base: string) {
  try {
    const answer = await fetch(`${base}remote.json`, { cache: 'no-store' });
    return { name, base, manifest: (await answer.json()) as RemoteManifest };
  } catch (error) {
    console.error(`The preview of ${name} cannot be read from ${base}:`, error);
    return { name, base, manifest: null };
  }
}
