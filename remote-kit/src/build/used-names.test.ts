/** @jest-environment node */
import { namesIn } from './used-names';

const written = (code: string) => namesIn(code).map(({ module, name }) => `${module} ${name}`);

test.each([
  ["import { useState, useId as id } from 'react';", ['react useState', 'react useId']],
  ["import styled, { css } from 'styled-components';", ['styled-components default', 'styled-components css']],
  ["export { useQuery } from '@university/shared/query';", ['@university/shared/query useQuery']],
  ["export * from '@university/shared';", ['@university/shared *']],
  ["import * as React from 'react'; export const a = () => React.useMemo(() => 1);", ['react useMemo']],
  ["const r = require('react'); module.exports = r.useRef;", ['react *']],
  ["import { read } from './react'; import { Tabs } from '@university/shared/kit';", []],
])('%s', (code, names) => {
  expect(written(code)).toEqual(names);
});
