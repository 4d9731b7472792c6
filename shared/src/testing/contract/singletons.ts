import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Packages that hold state for the whole page: a second copy would not see the first one's. */
const ONCE = [
  'react',
  'react-dom',
  'styled-components',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'axios',
];

const SHARED_FOLDER = resolve(__dirname, '../../..');

const placeOf = (name: string, from: string): string | null => {
  try {
    return require.resolve(`${name}/package.json`, { paths: [from] });
  } catch {
    return null;
  }
};

/** Second copies of shared packages that a remote or its dependencies would bring: a sentence for each. */
export function singletonComplaints(remoteFolder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(remoteFolder, 'package.json'), 'utf8'));
  const users = Object.keys(dependencies).flatMap((name) => {
    const place = placeOf(name, remoteFolder);
    return place ? [{ name, folder: dirname(place) }] : [];
  });
  return [{ name: 'This remote', folder: remoteFolder }, ...users].flatMap(({ name, folder }) =>
    ONCE.flatMap((once) => {
      const found = placeOf(once, folder);
      return found && found !== placeOf(once, SHARED_FOLDER)
        ? [`${name} gets a ${once} of its own (${found}). Give it the version that @university/shared asks for.`]
        : [];
    }),
  );
}
