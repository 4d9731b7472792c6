import { showErrors } from './errors.js';

const address = new URL('/dev/builds', new URL(__webpack_public_path__, location.href)).href;

/** One stream for all bundles from one server: browsers allow six connections to it. */
globalThis.__builds ??= {};
globalThis.__builds[address] ??= new EventSource(address);

/** Calls `act` with the hash of each good build of this bundle; shows what could not be built. */
export function onBuild(act) {
  globalThis.__builds[address].addEventListener(__DEV_APP__, ({ data }) => {
    const { hash, errors } = JSON.parse(data);
    showErrors(__DEV_APP__, errors);
    if (errors.length === 0) act(hash);
  });
}
