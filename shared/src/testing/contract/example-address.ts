/** Parameters with known values; others get the id of example answers. */
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
