import { remoteManifest } from '../../../shared/src/remote/manifest';

/** A `remote.json` is a manifest, or is refused; it is never an error of ours. */
export function fuzz(data: Buffer): void {
  let json: unknown;
  try {
    json = JSON.parse(data.toString());
  } catch {
    return;
  }
  const { data: manifest } = remoteManifest.safeParse(json);
  if (manifest) remoteManifest.parse(JSON.parse(JSON.stringify(manifest)));
}
