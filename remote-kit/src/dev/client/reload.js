/** In the bundle of a remote inside a released site: the page is loaded again with each build. */
import { onBuild } from './on-build.js';

// The stream of builds begins with the last one, which may be the one that is running.
onBuild((hash) => hash !== __webpack_hash__ && location.reload());
