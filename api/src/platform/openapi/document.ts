import { failure, type Endpoint } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { APPLICANT_COOKIE } from '../../domains/allotment/cookie';
import { fileOf } from './files';
import { referredTo, SchemaSet, type JsonSchema } from './schemas';
import { tagOf, TAGS } from './tags';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

interface Content {
  content: Record<string, { schema: JsonSchema }>;
}

type Answer = ({ description: string } & Partial<Content>) | { $ref: string };

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: Content & { required: true };
  responses: Record<string, Answer>;
}

/** The part of OpenAPI 3.1 that we use. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { description: string } & Content>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

type Endpoints = Readonly<Record<string, Endpoint>>;

/** Failures by status, and when a call may end so. Every call may also end with 429, 500 and 503. */
const FAILURES: { status: string; name: string; description: string; of: (endpoint: Endpoint) => boolean }[] = [
  {
    status: '400',
    name: 'Invalid',
    description: 'Some of what was sent is not right; `issues` names the fields',
    of: ({ params, query, body, form }) => Boolean(params ?? query ?? body ?? form),
  },
  { status: '401', name: 'SignedOut', description: 'No live session', of: ({ access }) => access !== 'public' },
  {
    status: '403',
    name: 'Forbidden',
    description: 'The session may not do this',
    of: ({ access }) => access !== 'public',
  },
  { status: '404', name: 'NotFound', description: 'There is no such thing', of: ({ params }) => Boolean(params) },
  {
    status: '409',
    name: 'Conflict',
    description: 'Something changed meanwhile; `data` has what is true now',
    of: ({ method, access }) => method !== 'GET' && access !== 'public',
  },
  { status: 'default', name: 'Failed', description: 'Anything else that went wrong', of: () => true },
];

const DESCRIPTION = `Calls answer \`{ status: "success", data }\`; lists add \`metadata\`. Failures answer
\`{ status: "error", code, message, issues? }\`: \`code\` is for programs, \`message\` for people. Ids are texts. Instants are
ISO 8601 in UTC, days are YYYY-MM-DD in India. After 429 and 503 wait for the seconds in \`Retry-After\`. Public reads
have an \`ETag\`. Every answer has an \`x-request-id\`: name it when you report a failure.`;

/** The document that describes every call of the table. */
export function openApiDocument(endpoints: Endpoints): OpenApiDocument {
  const sent = new SchemaSet('input');
  const answered = new SchemaSet('output');
  for (const { params, query, body, form, response, sends, redirects } of Object.values(endpoints)) {
    for (const schema of [params, query, body, form]) if (schema) sent.add(schema);
    if (!sends && !redirects) answered.add(response);
  }
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint, sent, answered) };
  }
  const failed = { content: { 'application/json': { schema: answered.get(failure) } } };
  const responses = Object.fromEntries(FAILURES.map(({ name, description }) => [name, { description, ...failed }]));
  const used = new Set(Object.values(endpoints).map(tagOf));
  return {
    openapi: '3.1.0',
    info: {
      title: `${identity.name} API`,
      version: '1.0.0',
      summary: 'Everything the website and the staff area call',
      description: DESCRIPTION,
    },
    servers: [{ url: '/api/v1' }],
    tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: referredTo({ paths, responses }, { ...answered.named(), ...sent.named() }),
      responses,
      securitySchemes: {
        staff: { type: 'http', scheme: 'bearer', description: 'The token of `POST /auth/login`' },
        applicant: {
          type: 'apiKey',
          in: 'cookie',
          name: APPLICANT_COOKIE,
          description: 'Set by an applicant’s sign-in; bound to one record',
        },
      },
    },
  };
}

function operation(name: string, endpoint: Endpoint, sent: SchemaSet, answered: SchemaSet): Operation {
  const { access, summary, params, query } = endpoint;
  const body = requestBody(name, endpoint, sent);
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary,
    description: `For ${whoMay(access)}.`,
    security: security(access),
    parameters: [
      ...(params ? parameters('path', sent.object(params)) : []),
      ...(query ? parameters('query', sent.object(query)) : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [endpoint.redirects ? '303' : '200']: success(endpoint, answered),
      ...Object.fromEntries(
        FAILURES.filter(({ of }) => of(endpoint)).map(({ status, name: failed }) => [
          status,
          { $ref: `#/components/responses/${failed}` },
        ]),
      ),
    },
  };
}

/** The role admin stands for every other role. */
function whoMay(access: Endpoint['access']): string {
  if (access === 'public') return 'everybody';
  const roles = access.filter((actor) => actor !== 'applicant');
  const staff =
    roles.length > 0 || access.length === 0 ? [`staff of role ${[...new Set([...roles, 'admin'])].join(', ')}`] : [];
  return [...(access.includes('applicant') ? ['the signed-in applicant'] : []), ...staff].join(', and ');
}

function security(access: Endpoint['access']): Operation['security'] {
  if (access === 'public') return [];
  const takesStaff = access.length === 0 || access.some((actor) => actor !== 'applicant');
  return [...(access.includes('applicant') ? [{ applicant: [] }] : []), ...(takesStaff ? [{ staff: [] }] : [])];
}

function parameters(place: Parameter['in'], { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: schema as JsonSchema,
  }));
}

function requestBody(name: string, { body, form }: Endpoint, sent: SchemaSet): Content['content'] | undefined {
  if (body) return { 'application/json': { schema: sent.get(body) } };
  if (!form) return undefined;
  const fields = sent.object(form);
  const file = fileOf(name);
  if (!file) return { 'multipart/form-data': { schema: fields } };
  const schema = {
    ...fields,
    properties: { ...fields.properties, [file.field]: { type: 'string', contentMediaType: file.type } },
    required: [...(fields.required ?? []), ...(file.required ? [file.field] : [])],
  } as JsonSchema;
  return { 'multipart/form-data': { schema } };
}

function success({ sends, redirects, response }: Endpoint, answered: SchemaSet): Answer {
  if (redirects) return { description: 'To another address' };
  if (sends) return { description: 'The file', content: { [sends]: { schema: { contentMediaType: sends } } } };
  return { description: 'Success', content: { 'application/json': { schema: answered.get(response) } } };
}
