/** @jest-environment node */
import { demoLogins } from '../../../demo/logins';
import { must } from '../../testing/must';
import { onEmbedded, type World } from '../../testing/world';

const { email, birthDate, round, track } = must(demoLogins.applicants.find((login) => login.track === 'pg'));

async function setCookies(world: World, headers: Record<string, string>): Promise<string[]> {
  const payload = { email, password: birthDate, round };
  const signedIn = await world.call({ method: 'POST', url: `/${track}`, payload, headers });
  const signedOut = await world.call({ method: 'POST', url: '/result/sign-out', headers });
  return [signedIn, signedOut].flatMap((answer) => answer.headers['set-cookie'] ?? []);
}

onEmbedded(
  'a site whose address has TLS',
  (world) => {
    test.each<Record<string, string>>([{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }])(
      'sets the cookie for TLS alone, whatever the request says: %j',
      async (headers) => {
        const cookies = await setCookies(world(), headers);
        expect(cookies.length).toBeGreaterThan(0);
        for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
      },
    );
  },
  { publicUrl: 'https://www.university.example' },
);

onEmbedded('a trial without TLS', (world) => {
  test('can be signed in to, also where a stranger says that there is TLS', async () => {
    for (const cookie of await setCookies(world(), { 'x-forwarded-proto': 'https' }))
      expect(cookie).not.toContain('Secure');
  });
});
