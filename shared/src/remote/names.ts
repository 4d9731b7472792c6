/** The module that every remote exposes: its `RemoteCode`. */
export const EXPOSED = './remote';

/** The name a remote goes by in federation, which must be a JavaScript identifier. */
export function federationName(remote: string): string {
  return remote.replaceAll('-', '_');
}
