import * as runtime from '@module-federation/runtime-core';

/** Gives releases of remotes that were built to take it the runtime of Module Federation. */
export function provideRuntime(): void {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: object })._FEDERATION_RUNTIME_CORE ??= runtime;
}
