/** Gives a remote the federation runtime on hosts that bring none. The site of the university does: it never loads this. */
import * as runtimeCore from '@module-federation/runtime-core';

globalThis._FEDERATION_RUNTIME_CORE ??= runtimeCore;
