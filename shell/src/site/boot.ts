import type { DehydratedState } from '@tanstack/react-query';
import type { PageInfo } from '@university/shared/remote';
import type { PublishedRoute, PublishedSlot } from '@university/shared/remote/manifest';

/** A page of the site, as the shell knows it without any remote's code. The browser knows no descriptions. */
export type SiteRoute = Omit<PublishedRoute, 'files' | 'description'> & Partial<Pick<PublishedRoute, 'description'>>;

export type SiteSlot = Omit<PublishedSlot, 'files'>;

/** What the browser needs to load a remote. */
export interface RemoteAddress {
  /** Ends with a slash. */
  base: string;
  version: string;
  entry: { file: string; integrity: string };
}

/** The whole site as the published descriptors make it. */
export interface SiteMap {
  routes: SiteRoute[];
  slots: SiteSlot[];
  remotes: Record<string, RemoteAddress>;
}

/** Answers `{ release }`, the mark of what pages are made from now. */
export const RELEASE_PATH = '/release.json';

/** What the server gives the browser to begin with, in the page. */
export interface BootData extends SiteMap {
  /** The mark of what this page was made from. */
  release: string;
  queries: DehydratedState;
  pageInfo: Record<string, PageInfo | null>;
  /** Ids of areas that the server did not render. */
  clientRendered: string[];
  /** Remotes that this browser alone takes from elsewhere, by name the base address of their release. */
  previews?: Readonly<Record<string, string>>;
}

/** Element ids by which server and browser find each other. */
export const ROOT_ID = 'root';
export const BOOT_ID = 'boot';

/** The service worker's file; at the root, so that it answers for the whole site. */
export const WORKER_PATH = '/service-worker.js';

/** What is saved on this device. The service worker alone answers there. */
export const SAVED_PATH = '/kept-on-this-device';

/** Marks the bar on a page that came from this device. */
export const AS_OF_ID = 'as-of';
