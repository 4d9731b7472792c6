import { NOTICE_SECTIONS } from '@university/shared/contract';
import remote from '../routes';
import { pathOf, sectionOfAddress } from './address';
import { RECRUITMENT, SECTION_IDS, SECTIONS } from './sections';

const routes: readonly { path: string }[] = remote.routes;

test.each(NOTICE_SECTIONS)('$id is called as staff call it', ({ id, label }) => {
  expect(SECTIONS[id].label).toBe(label);
});

test('the table has the contract’s sections and no other', () => {
  expect([...SECTION_IDS].sort()).toEqual(NOTICE_SECTIONS.map(({ id }) => id).sort());
});

test.each(SECTION_IDS)('the list of %s has an address that leads back to it', (section) => {
  const { path } = SECTIONS[section];
  expect(routes.some((route) => route.path === (path ?? '/notices/section/:section'))).toBe(true);
  expect(sectionOfAddress(pathOf(section), path ? {} : { section })).toEqual({ section, isArchive: false });
});

test.each([
  ['/recruitment/archive/academic-positions', { category: 'academic-positions' }, 'academic-positions'],
  ['/recruitment/archive/tenders', { category: 'tenders' }, undefined],
  ['/notices/section/gossip', { section: 'gossip' }, undefined],
  ['/notices/section/toString', { section: 'toString' }, undefined],
  ['/notices/section/tenders', { section: 'tenders' }, 'tenders'],
])('%s is about %3$s', (pathname, params, section) => {
  expect(sectionOfAddress(pathname, params)?.section).toBe(section);
});

test('recruitment has its five categories, each with an archive of its own', () => {
  expect(RECRUITMENT).toHaveLength(5);
  for (const id of RECRUITMENT) expect(SECTIONS[id].archivePath).toBe(`/recruitment/archive/${id}`);
});
