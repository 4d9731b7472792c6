import * as contract from '@university/shared/contract';
import { failure, type Endpoint, type EndpointName } from '@university/shared/contract';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import { APPLICANT_COOKIE } from '../http/route';
import { answersOf, responseComponents, successesOf } from './answers';
import { exampleOf, type JsonSchema } from './examples';
import { tagOf, TAGS } from './tags';

/** One call in the document, as far as the page shows it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  /** Absent where a call has none. */
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Partial<Content> & { $ref?: string }>;
}

interface Content {
  content: Record<string, { schema: JsonSchema; example?: unknown }>;
}

/** The part of OpenAPI 3.1 that the page shows. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, { description: string }> };
}

type Endpoints = Readonly<Record<string, Endpoint>>;

/** The file beside the text fields of each multipart form, or at most so many: the table of calls has the fields alone. */
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

const DESCRIPTION = `Everything the website and the staff area call. Calls answer \`{ status: "success", data }\`; lists add \`metadata\`. Failures answer
\`{ status: "error", code, message, issues? }\`: \`code\` is for programs, \`message\` for people. Ids are texts. Instants are
ISO 8601 in UTC, days are YYYY-MM-DD in India. After 429 and 503 wait for the seconds in \`Retry-After\`. Public reads
have an \`ETag\`. Every call takes \`lang=hi\`: readers then get words in Hindi, as far as there are any, and are refused in Hindi. Answers may get new fields at any time: ignore those that you do not know. Every answer has an \`x-request-id\`: name it when you report a failure.`;

/** The contract's exported objects get their names: `notice` is `Notice`. Short lists of words stand where they are used. */
function nameSchemas(): void {
  for (const [name, value] of Object.entries(contract)) {
    if (!(value instanceof z.ZodObject) || z.globalRegistry.get(value)?.id) continue;
    z.globalRegistry.add(value, { id: name[0]?.toUpperCase() + name.slice(1) });
  }
}

/**
 * What a preprocessing step leaves is what may be sent; the empty text it also takes is a habit of forms.
 * Dates carry a pattern of 200 characters beside their format, which says it all.
 */
function simplify({ zodSchema, jsonSchema, io }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema; io?: string }) {
  const { def } = zodSchema._zod;
  // What is answered today is not all that may be answered tomorrow.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (def.type === 'pipe' && def.in._zod.def.type === 'transform') {
    Object.assign(jsonSchema, z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any', override: simplify }));
    delete jsonSchema.$schema;
  }
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** The document that describes every call of the table. */
export function openApiDocument(endpoints: Endpoints): OpenApiDocument {
  nameSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const used = new Set(Object.values(endpoints).map(tagOf));
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        // Made once and the same at every university.
        title: 'API of the university',
        version: '1.0.0',
        description: DESCRIPTION,
      },
      servers: [{ url: '/api/v1' }],
      tags: TAGS.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
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
  );
  const schemas = Object.entries(document.components?.schemas ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  const whole = {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(schemas) },
  } as unknown as OpenApiDocument;
  addExamples(whole);
  return whole;
}

/** Shows each success by a value that its schema takes. */
function addExamples({ paths, components }: OpenApiDocument): void {
  for (const { responses } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    const json = responses['200']?.content?.['application/json'];
    if (json) json.example = exampleOf(json.schema, components.schemas);
  }
}

function operation(name: string, endpoint: Endpoint): object {
  const { access, summary, params, query } = endpoint;
  const content = requestBody(name, endpoint);
  return {
    operationId: name,
    tags: [tagOf(endpoint)],
    summary,
    description: `For ${whoMay(access)}.`,
    security: security(access),
    requestParams: { ...(params && { path: params }), ...(query && { query }) },
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      ...Object.fromEntries(successesOf(endpoint).map((status) => [status, success(endpoint, status)])),
      ...Object.fromEntries(
        answersOf(endpoint).map((answer) => [answer.status, { $ref: `#/components/responses/${answer.name}` }]),
      ),
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

/** The role admin stands for every other role. */
function whoMay(access: Endpoint['access']): string {
  if (access === 'public') return 'everybody';
  if (access.includes('site')) return 'the server of the site';
  const roles = access.filter((actor) => actor !== 'applicant');
  const staff =
    roles.length > 0 || access.length === 0 ? [`staff of role ${[...new Set([...roles, 'admin'])].join(', ')}`] : [];
  return [...(access.includes('applicant') ? ['the signed-in applicant'] : []), ...staff].join(', and ');
}

function security(access: Endpoint['access']): Operation['security'] {
  if (access === 'public') return [];
  if (access.includes('site')) return [{ site: [] }];
  const takesStaff = access.length === 0 || access.some((actor) => actor !== 'applicant');
  return [...(access.includes('applicant') ? [{ applicant: [] }] : []), ...(takesStaff ? [{ staff: [] }] : [])];
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

function success({ sends, response }: Endpoint, status: number): object {
  if (status === 303) return { description: 'To another address' };
  if (sends) {
    const types = sends.split(', ').map((type) => [type, { schema: { contentMediaType: type } }]);
    return { description: 'The file', content: Object.fromEntries(types) };
  }
  return { description: 'Success', content: { 'application/json': { schema: response } } };
}
