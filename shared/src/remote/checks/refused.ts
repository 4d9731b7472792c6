/** Why a release is not used, as the end of a sentence about it. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}
