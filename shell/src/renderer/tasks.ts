import { type ApiPort, createQueryClient } from '@university/shared';
import { pageName } from '../site/page';
import { NOT_FOUND_ID, remoteOf, type RouteHandle } from '../site/routes';
import type { Answer, Inputs, TaskName } from './answers';
import { loadRelease } from './bundle';
import { isAt, writeDocument } from './documents';
import type { Log } from './log';
import { pageData } from './reads';
import { renderPage } from './page/render-page';
import type { Setup } from './messages';
import { requestFor, type RequestContext, type Site, withoutCode } from './site';

export interface Workplace extends Setup {
  site: Site;
  api: ApiPort;
  log: Log;
}

type Tasks = { [J in TaskName]: (input: Inputs[J], at: Workplace) => Promise<Answer<J>> };

const bareSites = new WeakMap<Site, Site>();

function bareSite(site: Site): Site {
  const bare = bareSites.get(site) ?? { ...site, ...withoutCode(site) };
  bareSites.set(site, bare);
  return bare;
}

const SILENT: Log = { error: () => {} };

export const TASKS: Tasks = {
  page: async ({ url, bare }, at) => renderPage(url, bare ? { ...at, site: bareSite(at.site), log: SILENT } : at),

  document: async ({ url }, at) => writeDocument(new URL(url), at),

  async addresses({ id }, { site, api }) {
    const load = site.releases.map(({ addresses }) => addresses.get(id)).find(Boolean);
    if (!load) return [];
    const queryClient = createQueryClient({ api, sitePages: async () => site.pages });
    return (await load()).default({ id, queryClient });
  },

  async pageName({ url }, { site, api, dataDeadline }) {
    const requestContext: RequestContext = { queryClient: pageData(site, api, dataDeadline) };
    const { handler } = site.at(new URL(url).pathname);
    const context = await handler.query(requestFor(url), { requestContext });
    if (context instanceof Response) return null;
    const match = context.matches.at(-1);
    const info = match && (context.loaderData[match.route.id] as Parameters<typeof pageName>[1]);
    if (!match || match.route.id === NOT_FOUND_ID || info?.status === 404 || info?.status === 410) return null;
    return pageName(match.route.handle as RouteHandle, info);
  },

  async inspect({ manifest, base, code }) {
    try {
      return { problem: null, addresses: [...loadRelease(manifest, base, code).addresses.keys()] };
    } catch (error) {
      return { problem: (error as Error).message, addresses: [] };
    }
  },
};

export function remoteOfTask(name: TaskName, input: Inputs[TaskName], site: Site | undefined): string {
  if (name === 'inspect') return (input as Inputs['inspect']).manifest.name;
  if (name === 'addresses') return remoteOf((input as Inputs['addresses']).id);
  const url = new URL((input as Inputs['page']).url);
  if (name === 'document')
    return (
      site?.releases.find(({ manifest }) => manifest.documents.some(({ path }) => isAt(url, path)))?.manifest.name ?? ''
    );
  return remoteOf(site?.at(url.pathname).route?.id ?? '');
}
