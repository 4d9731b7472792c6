import type { RemoteDefinition } from '../../remote/types';
import { descriptorComplaints } from './descriptor';
import { moduleComplaints } from './modules';
import { htmlComplaints, renderOnServer } from './server-render';

interface Options {
  /** The version of the contract that the remote was written for. */
  contract: number;
  /** Unused: the build checks the imports. */
  src?: string;
}

/** Tests of the contract of a remote. Needs `@jest-environment node`. */
export function testContract(remote: RemoteDefinition, { contract }: Options): void {
  afterEach(() => jest.restoreAllMocks());

  test('its descriptors fit the contract', () => {
    expect(descriptorComplaints(remote, contract)).toEqual([]);
  });

  test('the code of every page, slot, document and list of addresses is there', async () => {
    expect(await moduleComplaints(remote)).toEqual([]);
  });

  // Pages behind a login are not rendered by the server.
  const rendered = remote.routes.filter(({ access = 'public' }) => access === 'public');
  test.each(rendered.map((route) => [route.path, route] as const))(
    '%s is rendered on a server that has no data',
    async (_, route) => {
      for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {});
      expect(htmlComplaints(route.id, await renderOnServer(route))).toEqual([]);
    },
  );
}
