/** @jest-environment node */
import { directPort } from './port';
import { action, read } from './route';

const onError = jest.fn();
const port = directPort(
  [
    read('getNotice', async ({ params }) => {
      if (params.id === 'broken') throw new Error('It broke');
      return { data: { notice: { _id: params.id } } } as never;
    }),
    action('deleteNotice', async () => ({ data: {} })),
    action('uploadNotice', async () => ({ data: {} }) as never),
    action('listStaffNotices', async () => ({ data: {} }) as never),
  ],
  async () => 'one',
  onError,
);

test.each([
  ['/no-such', 404, 'not_found'],
  ['/notice/%', 404, 'not_found'],
  ['/notice/', 404, 'not_found'],
  // A list of staff: in-process nobody is signed in.
  ['/admin/notice', 404, 'not_found'],
  ['/notice/upload', 405, 'method_not_allowed'],
])('pages are answered at %s as programs are', async (path, status, code) => {
  await expect(port.get(path)).rejects.toMatchObject({ status, code });
  expect(onError).not.toHaveBeenCalled();
});

test('what breaks is told to whoever looks after the site', async () => {
  // The first answer has not the shape of a notice.
  for (const path of ['/notice/n1', '/notice/broken']) {
    await expect(port.get(path)).rejects.toMatchObject({ status: 500, code: 'internal' });
  }
  expect(onError).toHaveBeenCalledTimes(2);
});
