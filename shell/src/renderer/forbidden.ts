type Report = (error: Error) => void;

let report: Report = () => {};

/** Has every forbidden attempt reported; the server's process counts them as what ends a renderer. */
export function reportForbidden(to: Report): void {
  report = to;
}

/** Refuses what a remote may not do on the server. Throws, also where nobody is told. */
export function forbid(sentence: string): never {
  const error = new Error(sentence);
  report(error);
  throw error;
}
