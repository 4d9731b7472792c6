/** @jest-environment node */
import { endpoints, ROLES, type Endpoint, type EndpointName, type Role } from '@university/shared/contract';
import { demoLogins } from '../index';
import { must } from '../testing/must';
import { onEmbedded } from '../testing/world';

const NO_RIGHT = 'Your role does not allow this.';
const NO_ROUTE = 'There is nothing at this address.';
const ACTORS = ['nobody', 'applicant', ...ROLES] as const;
type Actor = (typeof ACTORS)[number];

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = table.filter(([, { access }]) => access !== 'public');

const takesOnlyApplicants = (access: readonly string[]) =>
  access.length > 0 && access.every((one) => one === 'applicant');

/** What the declaration beside the route promises this actor. */
function expected({ access }: Endpoint, actor: Actor): 'enters' | 401 | 403 {
  if (access === 'public') return 'enters';
  if (actor === 'applicant') return access.includes('applicant') ? 'enters' : 401;
  // A bearer token says nothing where only applicants may call.
  if (actor === 'nobody' || takesOnlyApplicants(access)) return 401;
  return actor === 'admin' || access.includes(actor) ? 'enters' : 403;
}

describe('every route and every role', () => {
  onEmbedded('access', (world) => {
    const tokens = new Map<Role, string>();
    const cookies = new Map<string, string>();

    beforeAll(async () => {
      for (const role of ROLES) tokens.set(role, await world().tokenOf(role));
      for (const [track, url] of Object.entries({ diploma: '/result?category=diploma', ug: '/ug', pg: '/pg' })) {
        const { email, birthDate, round } = must(demoLogins.applicants.find((login) => login.track === track));
        const answer = await world().call({ method: 'POST', url, payload: { email, password: birthDate, round } });
        cookies.set(url.slice(0, 3), String(answer.headers['set-cookie']).split(';')[0] ?? '');
      }
    });

    /** The cookie of an applicant whose record this address serves. */
    const cookieFor = (path: string) => cookies.get(path.slice(0, 3)) ?? must(cookies.get('/re'));

    async function enter({ method, path }: Endpoint, actor: Actor) {
      const headers: Record<string, string> = {};
      if (actor === 'applicant') headers.cookie = cookieFor(path);
      else if (actor !== 'nobody') headers.authorization = `Bearer ${tokens.get(actor)}`;
      const url = path.replaceAll(/:\w+/g, 'not-there');
      const body = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
      const answer = await world().call({ method, url, headers, ...body });
      const isRefused = answer.statusCode === 403 && answer.json<{ message: string }>().message === NO_RIGHT;
      if (answer.statusCode === 401 || isRefused) return answer.statusCode;
      return 'enters';
    }

    test.each(guarded)('%s', async (_name, endpoint) => {
      const found = await Promise.all(ACTORS.map(async (actor) => [actor, await enter(endpoint, actor)]));
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(ACTORS.map((actor) => [actor, expected(endpoint, actor)])),
      );
    });

    test.each(table.filter(([, { access }]) => access === 'public'))(
      '%s is there for everybody',
      async (_name, endpoint) => {
        const { method, path } = endpoint;
        const url = path.replaceAll(/:\w+/g, 'not-there');
        const answer = await world().call({ method, url, ...(method !== 'GET' && { payload: {} }) });
        expect(answer.statusCode).not.toBe(401);
        expect(answer.body).not.toContain(NO_ROUTE);
      },
    );

    test('a call with both credentials is refused where both are taken', async () => {
      const answer = await world().call({
        method: 'PUT',
        url: '/result/not-there',
        headers: { cookie: cookieFor('/result'), authorization: `Bearer ${tokens.get('admissions')}` },
        payload: { status: 'freeze' },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'two_credentials' });
    });
  });
});

/** Calls that change something and need no session: each has a proof of its own in what is sent. */
const OPEN_CHANGES = [
  'login',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'signInToResult',
  'signInToUg',
  'signInToPg',
  'signOutOfResult',
  'sendGrievance',
  'trackGrievance',
];

test('no change is public by oversight', () => {
  const open = table.flatMap(([name, { access, method }]) => (access === 'public' && method !== 'GET' ? [name] : []));
  expect(open.sort()).toEqual(OPEN_CHANGES.sort());
});
