import { emitter } from '@rspack/core/hot/emitter';
import '@rspack/core/hot/dev-server';
import { onBuild } from './on-build.js';

onBuild((hash) => emitter.emit('webpackHotUpdate', hash));

// React cannot redraw islands that still wait for their code, so load them now.
addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true });
