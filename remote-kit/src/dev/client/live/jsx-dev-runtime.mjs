/** Stands in for `react/jsx-dev-runtime` in a remote on show inside a released site: draws what goes on with each build. */
import { Fragment, jsx } from 'react/jsx-runtime';
import { liveOf } from './families.mjs';

export { Fragment };
export const jsxDEV = (type, props, key) => jsx(liveOf(type), props, key);
