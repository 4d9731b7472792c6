/** The processes of a site in a storm, and how they are killed. */
import { readlinkSync } from 'node:fs';
import { childrenOf, newPlace, startApi, startShell, startSite } from '../servers.mjs';

/** What is killed, in turn. A child is one that renders pages or reads files, and is started again by its parent. */
export const VICTIMS = ['api', 'site', 'child of the api', 'child of the site'];

/**
 * A site on PostgreSQL with its API beside it, or on the embedded database with the API inside.
 * @param {'embedded' | 'postgres'} kind
 */
export async function startServers(kind) {
  const place = await newPlace(kind);
  const isOne = kind === 'embedded';
  const servers = {};
  const start = async (name) => {
    const port = servers[name]?.port;
    if (name === 'api') servers.api = await startApi({ ...place, port });
    else if (isOne) servers.site = await startSite({ ...place, port });
    else servers.site = await startShell({ dataDir: place.dataDir, port, apiUrl: servers.api.origin });
  };
  const names = isOne ? ['site'] : ['api', 'site'];
  const remove = async () => {
    for (const server of Object.values(servers)) if (server.isRunning()) await server.kill();
    await place.remove();
  };
  try {
    for (const name of names) await start(name);
  } catch (error) {
    await remove();
    throw error;
  }
  /** Which server a victim is, or belongs to. */
  const serverOf = (victim) => (isOne || victim.endsWith('site') ? 'site' : 'api');
  return {
    dataDir: place.dataDir,
    url: `${servers.site.origin}/api/v1`,
    origin: servers.site.origin,
    /** @returns whether there was one to kill */
    kill: async (victim) => {
      const server = servers[serverOf(victim)];
      if (victim === 'api' || victim === 'site') return server.kill().then(() => true);
      return killChild(server.pid);
    },
    /** Starts what was killed, at the port where it was. */
    restart: async () => {
      for (const name of names) if (!servers[name].isRunning()) await start(name);
    },
    isWhole: () => names.every((name) => servers[name].isRunning()),
    remove,
  };
}

function killChild(parent) {
  const children = childrenOf(parent).filter(isNode);
  const child = children[Math.floor(Math.random() * children.length)];
  if (child === undefined) return false;
  try {
    process.kill(child, 'SIGKILL');
    return true;
  } catch {
    // It had ended by itself.
    return false;
  }
}

function isNode(pid) {
  try {
    return readlinkSync(`/proc/${pid}/exe`) === process.execPath;
  } catch {
    return false;
  }
}
