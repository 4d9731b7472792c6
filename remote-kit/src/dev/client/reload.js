/** In a remote on show inside a released site, whose React cannot refresh: the page begins again with each build. */
import { onBuild } from './on-build.js';

onBuild(() => location.reload());
