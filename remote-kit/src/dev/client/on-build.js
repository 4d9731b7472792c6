const address = new URL('/dev/builds', new URL(__webpack_public_path__, location.href)).href;

/** One stream per server: browsers allow six connections to it. */
globalThis.__builds ??= {};
globalThis.__builds[address] ??= openStream();

function openStream() {
  const stream = new EventSource(address);
  addEventListener('pagehide', () => stream.close());
  // A page restored from the cache may have missed builds.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  return stream;
}

export function onBuild(act) {
  const builds = globalThis.__builds[address];
  builds.addEventListener(__DEV_APP__, ({ data }) => {
    const { hash, errors } = JSON.parse(data);
    show('build', errors.length > 0 && built(errors));
    if (errors.length === 0) act(hash);
  });
  builds.addEventListener(`${__DEV_APP__}:types`, ({ data }) => {
    const { errors } = JSON.parse(data);
    show('types', errors.length > 0 && unfitting(errors));
  });
}

/** Set by script, which the CSP allows. */
const STYLE =
  'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;margin:0;padding:1rem;' +
  'color:#ffd9d9;font:14px/1.5 monospace;white-space:pre-wrap;';

const shown = new Map();

function show(kind, box) {
  shown.get(kind)?.remove();
  if (!box) return;
  document.body.append(box);
  shown.set(kind, box);
}

function built(errors) {
  const box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  box.style.cssText = `${STYLE}background:#2b0d12;z-index:2147483647`;
  box.textContent = `${__DEV_APP__} could not be built\n\n${errors.join('\n\n')}`;
  return box;
}

function unfitting(errors) {
  const box = document.createElement('details');
  box.setAttribute('role', 'alert');
  box.style.cssText = `${STYLE}background:#33260a;padding:.25rem 1rem;z-index:2147483646`;
  const first = document.createElement('summary');
  first.textContent = `${__DEV_APP__} has wrong types in ${errors.length} ${errors.length === 1 ? 'place' : 'places'}: ${errors[0]}`;
  box.append(first, errors.slice(1).join('\n'));
  return box;
}
