import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '@university/shared/language';
import type { PageInfo } from '@university/shared/remote';
import type {
  PublishedMenuEntry,
  PublishedOpening,
  PublishedRoute,
  PublishedSlot,
} from '@university/shared/remote/manifest';

type OnServer = 'description' | 'query' | 'when';

export type SiteRoute = Omit<PublishedRoute, 'files' | OnServer> & Partial<Pick<PublishedRoute, OnServer>>;

export type SiteSlot = Omit<PublishedSlot, 'files' | 'when'>;

export interface SiteOpening extends Pick<PublishedOpening, 'path' | 'gives'> {
  owner: string;
}

export type SiteMenuEntry = Omit<PublishedMenuEntry, 'id'>;

export interface RemoteAddress {
  base: string;
  version: string;
  entry: { file: string; integrity: string };
  plain?: { module: string; entryGlobalName: string; title: string; description: string };
}

export interface SiteMap {
  routes: SiteRoute[];
  slots: SiteSlot[];
  opened?: Readonly<Record<string, SiteOpening>>;
  menu?: readonly SiteMenuEntry[];
  remotes: Record<string, RemoteAddress>;
  /** Paths of remotes without a release. */
  absent?: readonly string[];
  /** Areas opened as documents. */
  elsewhere?: readonly string[];
  flags?: readonly string[];
  languages?: readonly Language[];
}

export const RELEASE_PATH = '/release.json';

export interface BootData extends SiteMap {
  release: string;
  queries: [QueryKey, unknown][];
  pageInfo: Record<string, PageInfo | null>;
  /** Code waits for the first interaction. */
  waits?: true;
  clientRendered: string[];
  /** Base address by remote, for this browser only. */
  previews?: Readonly<Record<string, string>>;
}

/** At the root, so that its scope is the whole site. */
export const workerFile = (language: Language): string =>
  language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;

export const ROOT_ID = 'root';
export const BOOT_ID = 'boot';

/** The bar of a stale or offline page. */
export const AS_OF_ID = 'as-of';
