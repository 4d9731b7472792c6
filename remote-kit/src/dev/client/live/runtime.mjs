/** Stands in for `react-refresh/runtime` in a remote on show inside a released site. */
import { soon } from '../soon.mjs';
import { performReactRefresh } from './families.mjs';

export {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from './families.mjs';

export const refreshSoon = soon(performReactRefresh);
