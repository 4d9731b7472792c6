import vm from 'node:vm';
import * as shared from '@university/shared';
import * as sharedQuery from '@university/shared/query';
import type { RemoteCode } from '@university/shared/remote';
import type { SharedModule } from '@university/shared/remote/names';
import * as sharedRouter from '@university/shared/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as styledComponents from 'styled-components';

/** All that a remote's server code can `require`: the shell's own copies of the shared modules. */
const PROVIDED: Record<SharedModule, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@university/shared': shared,
  '@university/shared/router': sharedRouter,
  '@university/shared/query': sharedQuery,
};

function provide(request: string): unknown {
  const module = Object.hasOwn(PROVIDED, request) && PROVIDED[request as SharedModule];
  if (!module) throw new Error(`A remote may not require ${request} on the server`);
  return module;
}

/**
 * Runs a remote's server bundle and returns what it exports. Throws whatever the bundle throws.
 * `base`, its free variable `remoteBase`, is the address that browsers load the remote's files from.
 */
export function evaluate(code: string, filename: string, base: string): RemoteCode {
  const module = { exports: {} as { default?: RemoteCode } };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'remoteBase'], { filename });
  run(module, module.exports, provide, base);
  if (!module.exports.default) throw new Error(`${filename} has no default export`);
  return module.exports.default;
}
