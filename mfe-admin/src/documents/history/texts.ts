export const texts = {
  title: (name: string) => `History of ${name}`,
  failed: 'The history could not be loaded.',
  version: (version: number) => `Version ${version}`,
  by: (who: string, at: string) => `${who}, ${at}`,
  note: (version: number) => `As in version ${version} again`,
} as const;
