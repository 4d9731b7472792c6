/** Values for parameters with few choices; others get the example id. */
const KNOWN: Readonly<Record<string, string>> = {
  zone: 'south',
  programLevel: 'ug',
  section: 'announcements',
  track: 'ug',
  round: '1',
};

export function exampleAddress(path: string): string {
  return path.replace(/:(\w+)/g, (_, name: string) => KNOWN[name] ?? 'example-1').replace(/\/\*$/, '');
}
