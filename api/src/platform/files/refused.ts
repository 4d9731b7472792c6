/** A file that was received and is not what it should be. The message says so to people. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}
