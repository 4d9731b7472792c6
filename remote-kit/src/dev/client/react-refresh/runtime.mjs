/**
 * Stands in for `react-refresh/runtime` in every bundle: the page's one runtime (page.mjs). Modules of different
 * bundles may have the same name, so names get the bundle's in front.
 */
import { soon } from '../soon.mjs';

const shared = globalThis.__refresh;

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  shared;

export const register = (type, id) => shared.register(type, `${__DEV_APP__} ${id}`);

export const refreshSoon = soon(performReactRefresh);
