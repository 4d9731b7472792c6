import { identity } from '@university/shared/identity';
import type { PageInfo } from '@university/shared/remote';
import type { RouteHandle } from './create-routes';

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
    description: info?.description ?? handle?.description ?? identity.tagline,
    lang: handle?.lang ?? 'en-IN',
  };
}
