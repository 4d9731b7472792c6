import * as shared from '@university/shared';
import * as sharedQuery from '@university/shared/query';
import type { SharedModule } from '@university/shared/remote/names';
import * as sharedRouter from '@university/shared/router';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

export const PROVIDED: Record<SharedModule, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@university/shared': shared,
  '@university/shared/router': sharedRouter,
  '@university/shared/query': sharedQuery,
};
