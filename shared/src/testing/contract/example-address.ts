/** Values of parameters that name one of a known few; others take the id that example answers have. */
const KNOWN: Readonly<Record<string, string>> = {
  zone: 'south',
  programLevel: 'ug',
  section: 'announcements',
  track: 'ug',
  round: '1',
};

/** An address of a path with parameters: `/programs/:id` is `/programs/example-1`. */
export function exampleAddress(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => KNOWN[name] ?? 'example-1').replace(/\/\*$/, '');
}
