import type { QueryKey } from '@tanstack/react-query';
import type { Language } from '@university/shared/language';
import type { PageInfo } from '@university/shared/remote';
import type {
  PublishedMenuEntry,
  PublishedOpening,
  PublishedRoute,
  PublishedSlot,
} from '@university/shared/remote/manifest';

/** What the browser is not told of a page. */
type OnServer = 'description' | 'query' | 'when';

/** A page of the site, as the shell knows it without any remote's code. */
export type SiteRoute = Omit<PublishedRoute, 'files' | OnServer> & Partial<Pick<PublishedRoute, OnServer>>;

export type SiteSlot = Omit<PublishedSlot, 'files' | 'when'>;

/** A slot that a remote opens on its page. */
export interface SiteOpening extends Pick<PublishedOpening, 'path' | 'gives'> {
  owner: string;
}

/** An entry of the menu that a remote offers and the registry allows. */
export type SiteMenuEntry = Omit<PublishedMenuEntry, 'id'>;

/** What the browser needs to load a remote. */
export interface RemoteAddress {
  /** Ends with a slash. */
  base: string;
  version: string;
  entry: { file: string; integrity: string };
  /** Of a plain remote: its module, the variable that its entry sets, and what is above its content. */
  plain?: { module: string; entryGlobalName: string; title: string; description: string };
}

/** The whole site as the published descriptors make it. */
export interface SiteMap {
  routes: SiteRoute[];
  slots: SiteSlot[];
  /** By name: the slots on pages of remotes that somebody fills. */
  opened?: Readonly<Record<string, SiteOpening>>;
  menu?: readonly SiteMenuEntry[];
  remotes: Record<string, RemoteAddress>;
  /** Paths and areas `/x/*` that belong to remotes which are not there just now. */
  absent?: readonly string[];
  /** Areas `/x/*` with pages that this page is not told of: they are opened as documents. */
  elsewhere?: readonly string[];
  flags?: readonly string[];
  /** Other languages in which the site is served. */
  languages?: readonly Language[];
}

/** Answers `{ release }`, the mark of what pages are made from now. */
export const RELEASE_PATH = '/release.json';

/** What the server gives the browser to begin with, in the page. */
export interface BootData extends SiteMap {
  /** The mark of what this page was made from. */
  release: string;
  /** What was read for it, by the keys of its queries. */
  queries: [QueryKey, unknown][];
  pageInfo: Record<string, PageInfo | null>;
  /** The code of the page, and of what fills its slots, waits until somebody uses it. */
  waits?: true;
  /** Ids of areas that the server did not render. */
  clientRendered: string[];
  /** Remotes that this browser alone takes from elsewhere, by name the base address of their release. */
  previews?: Readonly<Record<string, string>>;
}

/** The service worker's file in a language; at the root, so that it answers for the whole site. */
export const workerFile = (language: Language): string =>
  language === 'en' ? '/service-worker.js' : `/service-worker.${language}.js`;

/** Element ids by which server and browser find each other. */
export const ROOT_ID = 'root';
export const BOOT_ID = 'boot';

/** Marks the bar on a page that says as of when it is: it came from this device, or nothing newer could be made. */
export const AS_OF_ID = 'as-of';
