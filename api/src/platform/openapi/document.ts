import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import * as contract from '@university/shared/contract';
import { endpoints, type Endpoint, type EndpointName, failure } from '@university/shared/contract';
import { EncodedBytes, sendPublic } from '@university/web';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { APPLICANT_COOKIE } from '../http/route';
import { exampleOf, type JsonSchema } from './examples';
import { refusalsOf, responseComponents, successesOf } from './responses';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, readonly never[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Partial<Content> & { $ref?: string }>;
}

interface Content {
  content: Record<string, { schema: JsonSchema; example?: unknown }>;
}

interface OpenApiDocument {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, { description: string }> };
}

const TAGS = [
  {
    name: 'Catalogue',
    description: 'Programmes, campuses, departments and faculty',
    paths: ['faculty', 'departments', 'departmentSchools', 'program', 'campus', 'zone', 'fee'],
  },
  { name: 'Notices', description: 'Published documents, and what staff do with them', paths: ['notice'] },
  { name: 'Pictures', description: 'Uploaded by staff, shown on pages', paths: ['media'] },
  { name: 'Results', description: 'What an applicant does on result day', paths: ['result', 'ug', 'pg', 'letter'] },
  { name: 'Admissions office', description: 'Rounds, records and their history', paths: ['admission', 'download'] },
  { name: 'Grievances', description: 'Complaints and their settlement', paths: ['grievance'] },
  { name: 'Servers', description: 'What servers before this one ask and tell', paths: ['data-version', 'visit'] },
  { name: 'Staff', description: 'Sessions and accounts', paths: ['auth', 'staff', 'me'] },
];

const OTHER = { name: 'Administration', description: 'Everything else that staff do' };

function tagOf({ path }: Endpoint): string {
  const [first = ''] = path.split('/').filter((part) => part !== '' && part !== 'admin');
  return (TAGS.find(({ paths }) => paths.includes(first)) ?? OTHER).name;
}

/** Files of multipart forms; the contract has the text fields. */
const FILES: Partial<Record<EndpointName, { field: string; type: string; required: boolean; most?: number }>> = {
  uploadNotice: { field: 'pdf', type: 'application/pdf', required: true },
  editNotice: { field: 'pdf', type: 'application/pdf', required: false },
  keepNoticeFile: { field: 'pdf', type: 'application/pdf', required: true },
  sendGrievance: { field: 'pdf', type: 'application/pdf', required: false },
  importRound: { field: 'csv', type: 'text/csv', required: true },
  listImportProblems: { field: 'csv', type: 'text/csv', required: true },
  uploadPhotos: { field: 'photo', type: 'image/*', required: true, most: contract.MOST_PHOTOS },
  importTable: { field: 'table', type: 'text/csv', required: true },
  importTables: { field: 'table', type: 'text/csv', required: true, most: contract.MOST_TABLES },
  uploadMedia: { field: 'picture', type: 'image/*', required: true },
};

const TITLE = 'API of the university';

const DESCRIPTION = `Everything the website and the staff area call. Calls answer \`{ status: "success", data }\`; lists add \`metadata\`. Failures answer
\`{ status: "error", code, message, issues? }\`: \`code\` is for programs, \`message\` for people. Ids are texts. Instants are
ISO 8601 in UTC, days are YYYY-MM-DD in India. After 429 and 503 wait for the seconds in \`Retry-After\`. Public reads
have an \`ETag\`. Every call takes \`lang=hi\`: readers then get words in Hindi, as far as there are any, and are refused in Hindi. Answers may get new fields at any time: ignore those that you do not know. Every answer has an \`x-request-id\`: name it when you report a failure.`;

/** Names schemas after their export: `notice` is `Notice`. */
function nameSchemas(): void {
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodObject) || z.globalRegistry.get(value)?.id) continue;
    z.globalRegistry.add(value, { id: name[0]?.toUpperCase() + name.slice(1) });
  }
}

/**
 * Shows the output of a preprocessing step as its input, and removes the 200-character patterns of dates.
 */
function simplify({ zodSchema, jsonSchema, io }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema; io?: string }) {
  const { def } = zodSchema._zod;
  // Answers may get new fields.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any', override: simplify }));
    delete jsonSchema.$schema;
  }
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

function responsesOf(endpoint: Endpoint): object {
  const refused = refusalsOf(endpoint).map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]);
  return {
    ...Object.fromEntries(successesOf(endpoint).map((status) => [status, success(endpoint, status)])),
    ...Object.fromEntries(refused),
    default: { $ref: '#/components/responses/Failed' },
  };
}

function success({ sends, response }: Endpoint, status: number): object {
  if (status === 303) return { description: 'To another address' };
  if (!sends) return { description: 'Success', content: { 'application/json': { schema: response } } };
  const types = sends.split(', ').map((type) => [type, { schema: { contentMediaType: type } }]);
  return { description: 'The file', content: Object.fromEntries(types) };
}

function requestBody(name: string, { body, form }: Endpoint): object | undefined {
  if (body) return { 'application/json': { schema: body } };
  if (!form) return undefined;
  const file = FILES[name as EndpointName];
  const one = { type: 'string', contentMediaType: file?.type };
  const bytes = z.any().meta({ override: file?.most ? { type: 'array', items: one, maxItems: file.most } : one });
  const fields = file && { [file.field]: file.required ? bytes.nonoptional() : bytes.optional() };
  return { 'multipart/form-data': { schema: fields && form instanceof z.ZodObject ? form.extend(fields) : form } };
}

function callersOf(access: Endpoint['access']): Pick<Operation, 'description' | 'security'> {
  if (access === 'public') return { description: 'For everybody.', security: [] };
  if (access.includes('site')) return { description: 'For the server of the site.', security: [{ site: [] }] };
  const roles = access.filter((actor) => actor !== 'applicant');
  const callers = [
    ...(access.includes('applicant') ? [['the signed-in applicant', { applicant: [] }] as const] : []),
    ...(roles.length > 0 || access.length === 0
      ? [[`staff of role ${[...new Set([...roles, 'admin'])].join(', ')}`, { staff: [] }] as const]
      : []),
  ];
  return {
    description: `For ${callers.map(([words]) => words).join(', and ')}.`,
    security: callers.map(([, scheme]) => scheme),
  };
}

function operationOf(name: string, endpoint: Endpoint): object {
  const { access, summary, params, query } = endpoint;
  const content = requestBody(name, endpoint);
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary,
    ...callersOf(access),
    requestParams: { ...(params && { path: params }), ...(query && { query }) },
    ...(content && { requestBody: { required: true, content } }),
    responses: responsesOf(endpoint),
  };
}

export function openApiDocument(): OpenApiDocument {
  nameSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      // The same at every university.
      info: { title: TITLE, version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/api/v1' }],
      tags: [...TAGS, OTHER].map(({ name, description }) => ({ name, description })),
      paths,
      components: {
        responses: responseComponents(failure) as never,
        securitySchemes: {
          staff: { type: 'http', scheme: 'bearer', description: 'The token of `POST /auth/login`' },
          site: { type: 'http', scheme: 'bearer', description: 'The key `SITE_KEY` that site and API have' },
          applicant: {
            type: 'apiKey',
            in: 'cookie',
            name: APPLICANT_COOKIE,
            description: 'Set by an applicant’s sign-in; bound to one record',
          },
        },
      },
    },
    { override: simplify as never },
  ) as unknown as OpenApiDocument;
  for (const { responses } of Object.values(document.paths).flatMap((path) => Object.values(path))) {
    const json = responses['200']?.content?.['application/json'];
    if (json) json.example = exampleOf(json.schema, document.components.schemas);
  }
  return document;
}

/** Hides the document picker, and fixes the background at night and the width on phones. */
const THEME = {
  title: TITLE,
  css: [
    { filename: 'theme.css', content: '.swagger-ui .topbar { display: none; } body { background: none !important; }' },
  ],
  js: [
    {
      filename: 'viewport.js',
      content: `document.head.insertAdjacentHTML('beforeend', '<meta name="viewport" content="width=device-width">')`,
    },
  ],
};

/** Below `/api/v1`. */
export const DOCUMENTS = ['/openapi.json', '/docs'] as const;

export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const openApiPlugin: FastifyPluginAsync = async (app) => {
  const document = openApiDocument();
  const bytes = new EncodedBytes(JSON.stringify(document));
  const [json, page] = DOCUMENTS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
  });
  app.get(json, (request, reply) =>
    sendPublic(
      bytes,
      request,
      reply.type('application/json; charset=utf-8').header('Access-Control-Allow-Origin', '*'),
    ),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: page,
    indexPrefix: app.prefix,
    staticCSP: PAGE_POLICY,
    theme: THEME,
    // Swagger UI requests its own document: redirected to the cached one.
    uiHooks: {
      onRequest: async ({ routeOptions: { url } }, reply) => {
        if (url?.endsWith('/json') || url?.endsWith('/yaml')) return reply.redirect(`${app.prefix}${json}`);
      },
    },
    uiConfig: { supportedSubmitMethods: [], docExpansion: 'none', defaultModelsExpandDepth: 0 },
  });
};
