import { identity } from '@university/shared/identity';

/** Where a maps service shows a place; the service is the one of the university's own address. */
export function mapLink(place: string): string {
  const url = new URL(identity.mapUrl);
  url.searchParams.set('q', place);
  return url.href;
}
