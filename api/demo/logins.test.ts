import { readFileSync } from 'node:fs';
import { scope } from '@university/shared/contract';
import { departmentRows } from './catalogue/units';
import { demoLogins } from './logins';

test('an editor has scopes, and they name what is there', () => {
  const editors = demoLogins.staff.filter(({ role }) => role === 'editor');
  const known = new Set(['catalogue', ...departmentRows.map(({ id }) => `department:${id}`)]);
  expect(editors.length).toBeGreaterThan(0);
  for (const { scopes = [] } of editors) {
    expect(scopes.length).toBeGreaterThan(0);
    for (const each of scopes) {
      expect(scope.parse(each)).toBe(each);
      expect(known).toContain(each);
    }
  }
});

test('the README lists everybody', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const { email } of [...demoLogins.staff, ...demoLogins.applicants]) expect(readme).toContain(email);
});
