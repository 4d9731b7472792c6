/** Undefined where `read` throws. */
export function ifValid<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
