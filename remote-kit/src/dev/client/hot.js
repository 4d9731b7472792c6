/** In every bundle of a development page: takes over what was built anew. */
import { emitter } from '@rspack/core/hot/emitter';
import '@rspack/core/hot/dev-server';
import { onBuild } from './on-build.js';

onBuild((hash) => emitter.emit('webpackHotUpdate', hash));

// The layout's late parts come now: React cannot redraw what still waits for its code, and would drop its HTML.
addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true });
