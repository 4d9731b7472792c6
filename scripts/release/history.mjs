const FOLDER = 'releases';

const fileOf = (version) => `${FOLDER}/${version}.json`;

/** The pointer that a running site looks at. */
export const POINTER = 'remote.json';

/** Keeps a manifest beside the files it names, so that it can be pointed back to. */
export async function remember(place, manifest) {
  await place.write(fileOf(manifest.version), toBytes(manifest));
}

/** Makes a release the one that running sites serve. */
export const pointTo = (place, manifest) => place.write(POINTER, toBytes(manifest));

const toBytes = (manifest) => Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);

/** Every release of a place, the newest first, with what the pointer names. */
export async function history(place) {
  const names = (await place.list(FOLDER)).filter((name) => name.endsWith('.json'));
  const manifests = await Promise.all(names.map((name) => place.read(`${FOLDER}/${name}`)));
  const releases = manifests
    .map((bytes) => JSON.parse(bytes.toString('utf8')))
    .sort((one, other) => other.released.localeCompare(one.released));
  const pointer = await place.read(POINTER);
  return { releases, current: pointer && JSON.parse(pointer.toString('utf8')).version };
}
