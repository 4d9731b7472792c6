import type { Identity } from '../contract/documents/settings';

/** Id of the element of a page that says who the university is, as JSON. */
export const IDENTITY_ID = 'identity';

/** Before anybody has said who it is. */
export const UNNAMED: Identity = {
  name: 'University',
  shortName: 'University',
  tagline: null,
  address: [],
  addressLine: null,
  mapUrl: null,
  siteUrl: 'https://university.invalid',
  helpDesk: 'helpdesk@university.invalid',
  phone: '-',
  portals: { admission: [], student: null, faculty: null, refundPolicy: null },
  social: [],
  youtube: [],
  antiRagging: null,
  copyrightYear: null,
};

/** Where there is no page: set before anything else runs. */
declare global {
  var siteIdentity: Identity | undefined;
}

function given(): Identity {
  if (globalThis.siteIdentity) return globalThis.siteIdentity;
  const text = globalThis.document?.getElementById(IDENTITY_ID)?.textContent;
  return text ? (JSON.parse(text) as Identity) : UNNAMED;
}

/** JavaScript that says who the university is, to stand before a program for which there is no page. */
export const identityScript = (identity: Identity): string => `globalThis.siteIdentity=${JSON.stringify(identity)};\n`;

/**
 * Who the university is, as the settings say. It does not change as long as a page is open: the page was made for it,
 * and so was the renderer that made it.
 */
export const identity: Identity = given();

/** A name as a part of an address: small letters and digits. */
export const addressPart = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Where faculty and staff log in. */
export const loginPath = ({ shortName }: Pick<Identity, 'shortName'>): string => `/login${addressPart(shortName)}`;

/** The same for this university. */
export const LOGIN_PATH = loginPath(identity);
