import { identity } from '@university/shared/identity';
import { LANG } from '@university/shared/language';
import type { PageInfo } from '@university/shared/remote';
import { useMatches } from 'react-router-dom';
import { NOT_FOUND_ID, type RouteHandle } from './routes';

export interface PageMeta {
  title: string;
  description: string;
  lang: string;
}

/** What a page is called, without the university's name. */
export function pageName(handle: RouteHandle | undefined, info: PageInfo | null | undefined): string {
  return info?.title ?? handle?.title ?? identity.name;
}

/** Title, description and language of a page: what its data says, then what its descriptor says. */
export function pageMeta(handle: RouteHandle | undefined, info: PageInfo | null | undefined): PageMeta {
  const name = pageName(handle, info);
  return {
    title: name === identity.name ? name : `${name} · ${identity.name}`,
    description: info?.description ?? handle?.description ?? identity.tagline ?? identity.name,
    lang: handle?.lang ?? LANG,
  };
}

/** Of an address where nothing is; told apart from what a page says of itself. */
export interface MissingPageInfo extends PageInfo {
  isMissingPage: true;
}

export const isMissingPage = (info: PageInfo | null | undefined): info is MissingPageInfo =>
  !!info && 'isMissingPage' in info;

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
  return {
    name: pageName(handle, info),
    title: pageMeta(handle, info).title,
    exists: match?.id !== NOT_FOUND_ID && !isMissingPage(info),
  };
}
