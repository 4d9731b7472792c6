/** Of the site's server, not of the API. */

export const SITE_RELEASES_PATH = '/site-state/releases';

/** `POST` of a search without results, anonymous. */
export const SEARCHED_IN_VAIN_PATH = '/visits/search';

/** `DELETE` allows a release again. */
export const quarantinePath = (key: string): string => `/site-state/quarantine/${encodeURIComponent(key)}`;

/** `GET` the stack of an error with sources. */
export const stackPath = (fingerprint: string): string => `/site-state/stacks/${encodeURIComponent(fingerprint)}`;
