/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSpecifiedPage, isTakenForPages, isTakenForRedirects } from '@university/shared/contract';

interface Entry {
  paths: string[];
  rest?: boolean;
}

const { remotes } = JSON.parse(readFileSync(join(__dirname, '../registry.json'), 'utf8')) as {
  remotes: Record<string, Entry>;
};

/** What the registry grants to remotes that show no pages of text, as addresses. */
const granted = Object.values(remotes)
  .filter(({ rest }) => !rest)
  .flatMap(({ paths }) => paths)
  .map((path) => path.replace('{shortName}', 'seu'));

test.each(granted)('%s is granted to another remote, so that staff write no page and no redirect there', (path) => {
  const address = path.replace(/\/\*$/, '');
  expect(isSpecifiedPage(address) || isTakenForPages(address)).toBe(true);
  expect(isTakenForRedirects(address)).toBe(true);
  if (path.endsWith('/*')) expect(isTakenForPages(`${address}/looms`)).toBe(true);
});

test('one remote has what nobody else claims', () => {
  expect(Object.values(remotes).filter(({ rest }) => rest)).toHaveLength(1);
});
