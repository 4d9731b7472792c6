import { useLocation, useSearchParams } from '@university/shared/router';
import { type ResultPage, resultPageAt } from './tracks';

/** The result that the address on screen is about. */
export function useResultPage(): ResultPage {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return resultPageAt(pathname, search.get('category'));
}
