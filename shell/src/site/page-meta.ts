import { identity } from '@university/shared/identity';
import type { PageInfo } from '@university/shared/remote';
import type { RouteHandle } from './create-routes';

export interface PageMeta {
  title: string;
  description: string;
  lang: string;
}

/** Title, description and language of a page: what its data says, then what its descriptor says. */
export function pageMeta(handle: RouteHandle | undefined, info: PageInfo | null | undefined): PageMeta {
  const title = info?.title ?? handle?.title ?? identity.name;
  return {
    title: title === identity.name ? title : `${title} · ${identity.name}`,
    description: info?.description ?? handle?.description ?? identity.tagline,
    lang: handle?.lang ?? 'en-IN',
  };
}
