import { isIP } from 'node:net';
import { identity } from '@university/shared/identity';
import { HttpError } from '@university/web';
import type { Services } from '../../../platform/services';

/** The site as passkeys know it: they work at this origin, and at no other that looks like it. */
export interface RelyingParty {
  /** The host's name. */
  id: string;
  name: string;
  origin: string;
}

/** @throws HttpError 409 where the site is reached by a number: passkeys belong to a name */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  if (isIP(hostname) || hostname.startsWith('[')) {
    throw new HttpError(409, 'no_passkeys', 'Passkeys need an address with a name, and this site has none.');
  }
  return { id: hostname, name: identity.name, origin };
}
