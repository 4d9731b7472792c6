/**
 * Takes the place of `react-refresh/runtime` in every bundle: the page's one runtime (page.mjs). Modules of different
 * bundles may have the same name, so names get the bundle's in front.
 */
const shared = globalThis.__refresh;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  shared;

export const register = (type, id) => shared.register(type, `${__DEV_APP__} ${id}`);

/** One update brings several modules; React draws once, when all of them have run. Milliseconds. */
const PAUSE = 30;
let isWaiting = false;

export function refreshSoon() {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    performReactRefresh();
  }, PAUSE);
}
