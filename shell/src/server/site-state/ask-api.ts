import type { AnswerOf } from '@university/shared/contract';
import * as calls from '@university/shared/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What the API answered: as it is to be passed on where it refused. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/**
 * Makes a reading call of the API on behalf of whoever sent this request: in this process, or on the server that
 * `/api/v1` is passed on to.
 */
async function askApi(web: FastifyInstance, { ip, headers }: FastifyRequest, call: string): Promise<ApiAnswer> {
  const answer = await web.inject({
    method: 'GET',
    url: `/api/v1${call.replace('GET ', '')}`,
    remoteAddress: ip,
    headers: { ...(headers.authorization && { authorization: headers.authorization }) },
  });
  return { status: answer.statusCode, body: parsed(answer.body) };
}

/** Who may see what only admins may: the API says so, by a list that is for admins alone. @returns its refusal */
export async function refusalOfApi(web: FastifyInstance, request: FastifyRequest): Promise<ApiAnswer | null> {
  const answer = await askApi(web, request, `${calls.listStaff}?limit=1`);
  return answer.status === 200 ? null : answer;
}

/** The account of whoever sent this request; null where the API does not say. */
export async function accountOf(web: FastifyInstance, request: FastifyRequest): Promise<{ _id: string } | null> {
  const { status, body } = await askApi(web, request, calls.readMe);
  return status === 200 ? (body as AnswerOf<'readMe'>).data.me : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { status: 'error', code: 'failed', message: 'Something went wrong on our side. Try again in a minute.' };
  }
}
