/** @jest-environment node */
import { checkUses, namesOf } from './uses';

const names = namesOf({ react: { useState: 1 }, '@university/shared/query': { useQuery: 1, read: 1 } });

test.each([
  [{ react: ['useState', 'default', '*'], '@university/shared/query': ['useQuery'] }, undefined],
  [{ '@university/shared/query': ['useQuery', 'useNothing'] }, 'it uses useNothing of @university/shared/query,'],
  [{ lodash: ['map'] }, 'it uses map of lodash,'],
  [{ react: ['toString'] }, 'it uses toString of react,'],
])('a release that uses %j: %p', (uses, refusal) => {
  const checking = () => checkUses({ uses }, names);
  if (refusal) expect(checking).toThrow(refusal);
  else expect(checking).not.toThrow();
});
