import { pageNamed } from '../testing/site';
import { toFound } from './found';
import type { Kind } from './entry';
import { SearchIndex } from './search-index';

const entry = (kind: Kind, title: string) => ({ ...pageNamed(`/${title}`, title), kind });
const search = (query: string, titles: [Kind, string][]) =>
  new SearchIndex(titles.map(([kind, title]) => entry(kind, title))).search(query);

it('shows the group with the best result first, and of each group no more than asked', () => {
  const found = toFound(
    [
      search('design', [
        ['page', 'Rules about design of rooms'],
        ['program', 'Design'],
        ['program', 'Design of shoes'],
      ]),
      search('design', [['notice', 'Design fair']]),
    ],
    1,
  );
  expect(found.groups.map(({ kind, results, total }) => [kind, results.length, total])).toEqual([
    ['program', 1, 2],
    ['notice', 1, 1],
    ['page', 1, 1],
  ]);
  expect(found.total).toBe(4);
});

it('says that results only come near when all of them do', () => {
  const near = search('desgin', [['page', 'Design']]);
  const exact = search('desgin', [['notice', 'Desgin as a trade mark']]);
  const none = search('desgin', []);
  expect(toFound([near, none], 5).isNear).toBe(true);
  expect(toFound([near, exact], 5).isNear).toBe(false);
  expect(toFound([none], 5)).toMatchObject({ isNear: false, total: 0, groups: [] });
});
