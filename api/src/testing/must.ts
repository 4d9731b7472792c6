/** Asserts that a value is there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The test relies on a value that is missing');
  return value;
}
