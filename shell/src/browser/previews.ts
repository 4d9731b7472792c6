import type { RemoteManifest } from '@university/shared/remote/manifest';
import { remoteOf } from '../site/routes';
import type { BootData } from '../site/boot';

/** A preview that does not answer fails like a remote. */
export async function withPreviews(boot: BootData): Promise<BootData> {
  const found = await Promise.all(Object.entries(boot.previews ?? {}).map(([name, base]) => readPreview(name, base)));
  const site = { ...boot, remotes: { ...boot.remotes } };
  for (const { name, base, manifest } of found) {
    if (!manifest) continue;
    site.routes = [...site.routes.filter(({ id }) => remoteOf(id) !== name), ...manifest.routes.map(withoutFiles)];
    site.slots = [...site.slots.filter(({ id }) => remoteOf(id) !== name), ...manifest.slots.map(withoutFiles)];
    site.opened = { ...site.opened, ...openedBy(manifest) };
    const { version, entry } = manifest;
    site.remotes[name] = { base: `${base}browser/`, version: `${version} preview`, entry };
  }
  return site;
}

const openedBy = ({ name: owner, opens = [] }: RemoteManifest) =>
  Object.fromEntries(opens.map(({ name, path, gives }) => [name, { owner, path, gives }]));

const withoutFiles = <T extends { files: unknown }>({ files, ...rest }: T) => rest;

async function readPreview(name: string, base: string) {
  try {
    const answer = await fetch(`${base}remote.json`, { cache: 'no-store' });
    return { name, base, manifest: (await answer.json()) as RemoteManifest };
  } catch (error) {
    console.error(`The preview of ${name} cannot be read from ${base}:`, error);
    return { name, base, manifest: null };
  }
}
