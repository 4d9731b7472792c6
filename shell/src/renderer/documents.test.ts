/** @jest-environment node */
import type { DocumentModule } from '@university/shared/remote';
import type { RemoteManifest } from '@university/shared/remote/manifest';
import { PUBLIC_URL } from '../testing/front-door';
import { writeDocument } from './documents';
import { createSite } from './site';

const feed: DocumentModule['default'] = jest.fn(async ({ params, publicUrl }) =>
  params.section === 'tenders' ? `<rss>${publicUrl}/tenders</rss>` : null,
);
const manifest = {
  name: 'mfe-a',
  entry: { file: 'entry.js', integrity: 'x' },
  requires: {},
  routes: [],
  slots: [],
  documents: [{ id: 'mfe-a:feed', path: '/notices/:section/feed.xml', type: 'application/rss+xml' }],
} as unknown as RemoteManifest;
const site = createSite([
  { manifest, base: '/', load: jest.fn(), loadDocument: async () => ({ default: feed }), addresses: new Map() },
]);
const log = { error: jest.fn() };
const read = (path: string) =>
  writeDocument(new URL(path, PUBLIC_URL), {
    site,
    api: { get: async () => null },
    publicUrl: PUBLIC_URL,
    dataDeadline: 1_500,
    log,
  });

test('a document is written by the remote that declares its address', async () => {
  expect(await read('/notices/tenders/feed.xml')).toEqual({
    status: 200,
    type: 'application/rss+xml; charset=utf-8',
    body: '<rss>https://seu.example/tenders</rss>',
  });
});

test.each(['/notices/nonsense/feed.xml', '/notices/tenders', '/Notices/tenders/feed.xml'])(
  '%s names nothing',
  async (path) => {
    expect(await read(path)).toMatchObject({ status: 404 });
  },
);

test('one that cannot be written is 503 and logged', async () => {
  jest.mocked(feed).mockRejectedValueOnce(new Error('No data'));
  expect(await read('/notices/tenders/feed.xml')).toMatchObject({ status: 503 });
  expect(log.error).toHaveBeenCalledWith({ err: new Error('No data'), area: 'mfe-a:feed' }, expect.any(String));
});
