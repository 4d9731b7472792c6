/** The field of `remote.json` that vouches for all others. */
export const SIGNATURE = 'signature';

/** The bytes of a manifest that are signed: its JSON without the signature, keys in the order they stand in. */
export function signedPart(manifest: object): Uint8Array {
  const { [SIGNATURE]: _, ...rest } = manifest as Record<string, unknown>;
  return new TextEncoder().encode(JSON.stringify(rest));
}
