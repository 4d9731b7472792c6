import { action, type Route } from '../http/route';
import type { DataVersion } from './data-version';

interface Options {
  version: DataVersion;
  now: () => Date;
}

export function dataVersionRoutes({ version, now }: Options): Route[] {
  return [action('readDataVersion', async () => ({ data: { version: await version.at(now()) } }))];
}
