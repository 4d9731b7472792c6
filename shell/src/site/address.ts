import type { RemoteManifest } from '@university/shared/remote/manifest';
import { FEDERATION_RUNTIME } from '@university/shared/remote/names';
import type { RemoteAddress } from './boot';

type Released = Pick<RemoteManifest, 'entry' | 'requires' | 'version'>;

/** @param base where its browser files lie; ends with a slash */
export function addressOf({ version, entry, requires }: Released, base: string): RemoteAddress {
  return { base, version, entry, ...(Object.hasOwn(requires, FEDERATION_RUNTIME) && { takesRuntime: true }) };
}
