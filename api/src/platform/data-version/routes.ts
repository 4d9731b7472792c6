import { action, type Route, type Version } from '../http/route';

export function dataVersionRoutes(version: Version): Route[] {
  return [action('readDataVersion', async () => ({ data: { version: await version() } }))];
}
