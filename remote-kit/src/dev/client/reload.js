import { onBuild } from './on-build.js';

// The stream starts with the last build, which may be the one running.
onBuild((hash) => hash !== __webpack_hash__ && location.reload());
