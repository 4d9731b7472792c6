/** @jest-environment node */
import { type FrontDoor, openFrontDoor, PUBLIC_URL } from '../../testing/front-door';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.stop());

describe('choosing a preview', () => {
  const post = (headers: Record<string, string>) =>
    door.web.inject({
      method: 'POST',
      url: '/preview',
      headers: { host: 'seu.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'mfe-a=http://localhost:4000/',
    });

  test.each(['null', '', 'x', 'http://', '//seu.example', 'https://seu.example.evil.example', 'a b', '%00', '[::1'])(
    'is refused from the origin %j',
    async (origin) => {
      expect((await post({ origin })).statusCode).toBe(403);
    },
  );

  test('works from the site itself', async () => {
    expect((await post({ origin: PUBLIC_URL })).statusCode).toBe(303);
  });
});
