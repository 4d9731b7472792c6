import { quarantinePath, SITE_RELEASES_PATH, stackPath } from '@university/shared/site-calls';
import * as calls from '@university/shared/calls';
import type { AnswerOf, SiteReleases, StackLine } from '@university/shared/contract';
import { fail, notFound, senderOf } from '@university/web';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { NavItem } from '../../layout/navigation/navigation-tree';
import { ifValid } from '../../site/if-valid';
import { SHELL } from '../../site/monitoring';
import type { ErrorGroup, SeenErrors } from '../monitoring/seen-errors';
import type { Releases } from '../releases/releases';

export interface Lifted {
  remote: string;
  version: string;
  by?: string;
  address: string;
}

interface Options {
  releases: Pick<Releases, 'status' | 'remarks' | 'journalOf' | 'lift'>;
  seen: SeenErrors;
  navigation: () => Promise<readonly NavItem[]>;
  mapped: (positions: readonly string[]) => Promise<StackLine[]>;
  lifted: (lifted: Lifted) => Promise<void>;
}

/** Per minute; the page polls four times. */
const EACH_SENDER = 120;

const success = (data: unknown) => ({ status: 'success', data });

/** For admins, as the API decides. */
export async function addSiteState(
  web: FastifyInstance,
  { releases, seen, navigation, mapped, lifted }: Options,
): Promise<void> {
  await web.register(async (state) => {
    await state.register(rateLimit, { max: EACH_SENDER, timeWindow: '1 minute', keyGenerator: senderOf });
    state.setErrorHandler(fail);
    state.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    state.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = await refusalOfApi(web, request);
      if (refusal) return reply.code(refusal.status).send(refusal.body);
    });

    state.get(SITE_RELEASES_PATH, { logLevel: 'warn' }, async () =>
      success(stateOf(releases, seen, await navigation())),
    );

    state.get(route(stackPath, 'fingerprint'), async ({ params }) => {
      const group = seen.find((params as { fingerprint: string }).fingerprint);
      if (!group) throw notFound('These errors are not remembered any more.');
      return success({ stack: await mapped(group.stack) });
    });

    state.delete(route(quarantinePath, 'key'), async (request) => {
      const was = await releases.lift((request.params as { key: string }).key);
      if (!was) throw notFound('This release is not out of use.');
      const { remote, version } = was;
      const by = (await accountOf(web, request))?._id;
      request.log.warn({ remote, version, by }, 'a release that was taken out of use may be used again');
      await lifted({ remote, version, by, address: request.ip });
      return success({});
    });
  });
}

const route = (pathOf: (value: string) => string, name: string): string => `${pathOf('')}:${name}`;

function stateOf(releases: Options['releases'], seen: SeenErrors, navigation: readonly NavItem[]): SiteReleases {
  const remarks = releases.remarks(navigation);
  return {
    remotes: releases.status().map(({ expires: _, quarantined, ...remote }) => ({
      ...remote,
      remarks: remarks.get(remote.name) ?? [],
      quarantined: quarantined
        .map(({ key, version, at, until, reason }) => ({ key, version, at, until, reason }))
        .reverse(),
      errors: seen.of(remote.name).map(withoutStack),
      journal: releases.journalOf(remote.name).map(({ version, number, isBrowserOnly, from, until, end }) => ({
        ...{ version, number, isBrowserOnly, from, until, end },
      })),
    })),
    shell: { errors: seen.of(SHELL).map(withoutStack) },
  };
}

const withoutStack = ({ stack: _, ...group }: ErrorGroup) => group;

interface ApiAnswer {
  status: number;
  body: unknown;
}

const UNREADABLE = {
  status: 'error',
  code: 'failed',
  message: 'Something went wrong on our side. Try again in a minute.',
};

async function askApi(web: FastifyInstance, { ip, headers }: FastifyRequest, call: string): Promise<ApiAnswer> {
  const answer = await web.inject({
    method: 'GET',
    url: `/api/v1${call.replace('GET ', '')}`,
    remoteAddress: ip,
    headers: { ...(headers.authorization && { authorization: headers.authorization }) },
  });
  return { status: answer.statusCode, body: ifValid(() => JSON.parse(answer.body)) ?? UNREADABLE };
}

/** Checked by a call that only admins may make. */
async function refusalOfApi(web: FastifyInstance, request: FastifyRequest): Promise<ApiAnswer | null> {
  const answer = await askApi(web, request, `${calls.listStaff}?limit=1`);
  return answer.status === 200 ? null : answer;
}

async function accountOf(web: FastifyInstance, request: FastifyRequest): Promise<{ _id: string } | null> {
  const { status, body } = await askApi(web, request, calls.readMe);
  return status === 200 ? (body as AnswerOf<'readMe'>).data.me : null;
}
