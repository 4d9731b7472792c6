import * as shared from '@university/shared';
import * as sharedQuery from '@university/shared/query';
import { namesOf } from '@university/shared/remote/checks';
import type { SharedModule } from '@university/shared/remote/names';
import * as sharedRouter from '@university/shared/router';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

/** All that a remote's server code can `require`: the shell's own copies of the shared modules. */
export const PROVIDED: Record<SharedModule, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@university/shared': shared,
  '@university/shared/router': sharedRouter,
  '@university/shared/query': sharedQuery,
};

/** Names that a remote can take of them. */
export const PROVIDED_NAMES = namesOf(PROVIDED);
