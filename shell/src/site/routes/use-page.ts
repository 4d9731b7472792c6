import type { PageInfo } from '@university/shared/remote';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './create-routes';
import { pageMeta, pageName } from './page-meta';
import { NOT_FOUND_ID } from './route-ids';

interface Page {
  name: string;
  /** The name with the university's, as tabs and bookmarks show it. */
  title: string;
  /** False where the address leads to no page. */
  exists: boolean;
}

/** The page on screen. */
export function usePage(): Page {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle | undefined;
  const info = match?.loaderData as PageInfo | null | undefined;
  return { name: pageName(handle, info), title: pageMeta(handle, info).title, exists: match?.id !== NOT_FOUND_ID };
}
