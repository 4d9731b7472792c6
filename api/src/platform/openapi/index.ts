import { createHash } from 'node:crypto';
import { endpoints } from '@university/shared/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '@university/web';
import { openApiDocument } from './document';
import { openApiPage, PAGE_POLICY } from './page';

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sends a text that was made once, for as long as the server runs. */
function sender(type: string, text: string, headers: Record<string, string> = {}) {
  const etag = etagOf(text);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' });
    return isUnchanged(request, etag) ? reply.status(304).send() : reply.type(type).send(text);
  };
}

/** Where the description stands, below `/api/v1`. */
export const DOCUMENTS = ['/openapi.json', '/docs'] as const;

const [FOR_PROGRAMS, FOR_PEOPLE] = DOCUMENTS;

/** The description of all calls: `openapi.json` for programs, `docs` for people. Register it beside the API. */
export const openApiPlugin: FastifyPluginAsync = async (app) => {
  const document = openApiDocument(endpoints);
  app.get(
    FOR_PROGRAMS,
    sender('application/json; charset=utf-8', JSON.stringify(document), { 'Access-Control-Allow-Origin': '*' }),
  );
  app.get(
    FOR_PEOPLE,
    sender('text/html; charset=utf-8', openApiPage(document), {
      'Content-Security-Policy': PAGE_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    }),
  );
};
