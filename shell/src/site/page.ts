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

export function pageName(handle: RouteHandle | undefined, info: PageInfo | null | undefined): string {
  return info?.title ?? handle?.title ?? identity.name;
}

export function pageMeta(handle: RouteHandle | undefined, info: PageInfo | null | undefined): PageMeta {
  const name = pageName(handle, info);
  return {
    title: name === identity.name ? name : `${name} · ${identity.name}`,
    description: info?.description ?? handle?.description ?? identity.tagline ?? identity.name,
    lang: handle?.lang ?? LANG,
  };
}

export interface MissingPageInfo extends PageInfo {
  isMissingPage: true;
}

export const isMissingPage = (info: PageInfo | null | undefined): info is MissingPageInfo =>
  !!info && 'isMissingPage' in info;

interface Page {
  name: string;
  title: string;
  exists: boolean;
}

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
