import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors';

const READS = ['GET', 'HEAD', 'OPTIONS'];

function comesFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // Older browsers send only Origin; programs send neither, and no cookie of ours unless they own it.
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/**
 * Changes are accepted from the site's own pages and from programs, not from pages of other sites.
 * @throws ApiError 403
 */
export async function refuseOtherSites(request: FastifyRequest) {
  if (READS.includes(request.method) || comesFromHere(request)) return;
  throw new ApiError(403, 'cross_site', 'This call was made from another site.');
}
