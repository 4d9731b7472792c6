import { forgetSearches, recentSearches, rememberSearch } from './device';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps the last five, each once, the newest first', () => {
  for (const query of ['one', 'two', 'three', 'four', 'five', 'six', ' Two  ', '']) rememberSearch(query);
  expect(recentSearches()).toEqual(['Two', 'six', 'five', 'four', 'three']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['not json', '{"a":1}', '[1,2]'])('takes what is no list of queries for none: %s', (kept) => {
  localStorage.setItem('search.recent', kept);
  expect(recentSearches()).toEqual([]);
});

it('goes on where the device keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  rememberSearch('one');
  expect(recentSearches()).toEqual([]);
});
