import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as kit from '@university/shared/kit';
import { renderPage } from '@university/shared/testing';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { EXAMPLES, Examples } from './Examples';

const SOURCE = ['Examples', 'moving', 'still']
  .map((file) => readFileSync(join(__dirname, `${file}.tsx`), 'utf8'))
  .join();

const NO_PARTS = [
  ...'calm notPrinted idempotencyKeys radius shadow space text narrow wide width PHONE_WIDE tableFrame TableFrame optionIn saveCsv'.split(
    ' ',
  ),
  ...'altOf saveFrom deviceStorage tabStorage tableRoles stackedOnPhones'.split(' '),
];
const OF_PAGES = ['useTakenHash', 'useCheckedForm', 'GuideLink', 'Page'];

test('every part of the kit has its example', () => {
  const shown = (name: string) => new RegExp(`\\b${name}\\b`).test(SOURCE);
  const parts = Object.keys(kit).filter((name) => !NO_PARTS.includes(name) && !OF_PAGES.includes(name));
  expect(parts.filter((name) => !shown(name))).toEqual([]);
});

test('the page of examples can be seen', () => {
  renderPage(createElement(Examples));
  for (const name of Object.keys(EXAMPLES)) expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
});
