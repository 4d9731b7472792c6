/**
 * Replaces `react-refresh/runtime` with the page's one runtime. Ids get the app's name because modules of two bundles
 * can share one.
 */
const shared = globalThis.__refresh;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  shared;

export const register = (type, id) => shared.register(type, `${__DEV_APP__} ${id}`);

/** Wait until all modules of an update have run. Milliseconds. */
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
