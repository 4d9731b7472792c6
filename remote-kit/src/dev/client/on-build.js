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

/** Style by script, which the pages' policy allows. */
const STYLE =
  'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;margin:0;padding:1rem;z-index:2147483647;' +
  'background:#2b0d12;color:#ffd9d9;font:14px/1.5 monospace;white-space:pre-wrap';

const shown = new Map();

/** What could not be built, over the page, until it can be. */
function showErrors(app, errors) {
  shown.get(app)?.remove();
  shown.delete(app);
  if (errors.length === 0) return;
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText = STYLE;
  box.textContent = `${app} could not be built\n\n${errors.join('\n\n')}`;
  document.body.append(box);
  shown.set(app, box);
}
