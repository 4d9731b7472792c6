import { dirname } from 'node:path';
import type { RemoteDefinition } from '../../remote/types';
import { descriptorComplaints } from './descriptor';
import { importComplaints } from './imports';
import { moduleComplaints } from './modules';
import { htmlComplaints, renderOnServer } from './server-render';
import { singletonComplaints } from './singletons';

interface Options {
  /** The version of the contract that the remote was written for. */
  contract: number;
  /** `__dirname` of the test, which stands in the remote's `src`. */
  src: string;
}

/** What a remote promises to the shell, as tests. Needs the environment of a server: `@jest-environment node`. */
export function testContract(remote: RemoteDefinition, { contract, src }: Options): void {
  const folder = dirname(src);
  afterEach(() => jest.restoreAllMocks());

  test('its descriptors fit the contract', () => {
    expect(descriptorComplaints(remote, contract)).toEqual([]);
  });

  test('its imports stay within its boundary', () => {
    expect(importComplaints(folder)).toEqual([]);
  });

  test('it brings no second copy of what the site shares', () => {
    expect(singletonComplaints(folder)).toEqual([]);
  });

  test('the code of every page, slot, document and list of addresses is there', async () => {
    expect(await moduleComplaints(remote)).toEqual([]);
  });

  // Pages behind a login are rendered in the browser only.
  const rendered = remote.routes.filter(({ access = 'public' }) => access === 'public');
  test.each(rendered.map((route) => [route.path, route] as const))(
    '%s is rendered on a server that has no data',
    async (_, route) => {
      for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
      expect(htmlComplaints(route.id, await renderOnServer(route))).toEqual([]);
    },
  );
}
