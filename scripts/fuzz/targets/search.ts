import { SearchIndex } from '../../../mfe-search/src/engine/search-index';
import { cleanQuery } from '../../../mfe-search/src/engine/words';

const index = new SearchIndex(
  ['B.Tech. in Robotics', 'Diploma in Bakery and Café Management', 'Dwarka Campus', 'Fees and scholarships'].map(
    (title) => ({ kind: 'page', path: '/', title, about: title, names: [{ text: title, weight: 1 }] }),
  ),
);

/** Anything can be searched for. A clean query stays what it is. */
export function fuzz(data: Buffer): void {
  const query = cleanQuery(data.toString());
  if (query.length > 100 || cleanQuery(query) !== query) throw new Error(`Not clean: ${JSON.stringify(query)}`);
  index.search(query);
}
