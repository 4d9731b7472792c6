/** Addresses of the site's own server, in which the API has no part. */

/** Where the state of all remotes is; `GET`. */
export const SITE_RELEASES_PATH = '/site-state/releases';

/** Where a page tells of a search that found nothing, as text; `POST`. Nothing is told of who searched. */
export const SEARCHED_IN_VAIN_PATH = '/visits/search';

/** A release that was taken out of use; `DELETE` lets it be used again. @param key of the release */
export const quarantinePath = (key: string): string => `/site-state/quarantine/${encodeURIComponent(key)}`;

/** Where the stack of a group of errors is with the sources behind it; `GET`. */
export const stackPath = (fingerprint: string): string => `/site-state/stacks/${encodeURIComponent(fingerprint)}`;
