// A real provider of OpenID Connect, for tests: `node provider.mjs REDIRECT_URI PEOPLE`. Prints its issuer when it
// listens. PEOPLE: claims by subject, as JSON. Its login page has one field, `subject`, and asks for nothing else.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [redirectUri, people] = process.argv.slice(2);
const accounts = JSON.parse(people);
const server = createServer();
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
// Another site than the one at localhost, as browsers see it.
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'site', client_secret: 'a secret for the tests', redirect_uris: [redirectUri] }],
  claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
  findAccount: (_context, id) => accounts[id] && { accountId: id, claims: () => ({ sub: id, ...accounts[id] }) },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  // Nobody is asked what the site may know: it belongs to the same university.
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
const answer = provider.callback();

server.on('request', async (request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response);
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return response.end(`<!doctype html><html lang="en"><title>University account</title><link rel="icon" href="data:,"><h1>University account</h1>
      <form method="post"><label>Who <input name="subject"></label> <button>Go on</button></form>`);
  }
  let body = '';
  for await (const part of request) body += part;
  const subject = new URLSearchParams(body).get('subject');
  const result = accounts[subject]
    ? { login: { accountId: subject, amr: accounts[subject].amr } }
    : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
});

console.log(issuer);
