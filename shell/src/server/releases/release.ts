import { createHash, type KeyObject } from 'node:crypto';
import vm from 'node:vm';
import * as shared from '@university/shared';
import * as sharedQuery from '@university/shared/query';
import type { AddressesModule, DocumentModule, RemoteCode } from '@university/shared/remote';
import { remoteManifest, type RemoteManifest } from '@university/shared/remote/manifest';
import type { SharedModule } from '@university/shared/remote/names';
import * as sharedRouter from '@university/shared/router';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import semver from 'semver';
import * as styledComponents from 'styled-components';
import type { AreaModule } from '../../site/contexts';
import { isSigned, oneLine } from './registry';

/** One version of one remote, checked and ready to render. */
export interface Release {
  manifest: RemoteManifest;
  base: string;
  /** The code of a page or slot. Rejects when the remote's server code fails. */
  load(id: string): Promise<AreaModule>;
  /** The code of a document. */
  loadDocument(id: string): Promise<DocumentModule>;
  /** By id of a route: the code that names its pages, of those routes that have some. */
  addresses: ReadonlyMap<string, () => Promise<AddressesModule>>;
}

/** Why a release is not used. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/** Reads a manifest's text, signed by the team where there is a key. Throws `ReleaseRefused` with the reason. */
export function parseManifest(name: string, text: string, key: KeyObject | null = null): RemoteManifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ReleaseRefused('its remote.json is not JSON');
  }
  if (key && !isSigned(json, key))
    throw new ReleaseRefused('its remote.json is not signed with the key in the registry');
  const parsed = remoteManifest.safeParse(json);
  if (!parsed.success) throw new ReleaseRefused(oneLine(parsed.error));
  if (parsed.data.name !== name) throw new ReleaseRefused(`its remote.json is of ${parsed.data.name}`);
  return parsed.data;
}

/** Checks a server bundle against its manifest and runs it. Throws `ReleaseRefused`. */
export function createRelease(manifest: RemoteManifest, base: string, code: Buffer): Release {
  const { file, integrity } = manifest.server;
  const found = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (found !== integrity) throw new ReleaseRefused(`${file} does not have the integrity that remote.json gives`);
  const { areas, documents, addresses } = loadersOf(manifest, base, code);
  const missing =
    [...manifest.routes, ...manifest.slots].find(({ id }) => !areas.has(id)) ??
    manifest.documents.find(({ id }) => !documents.has(id));
  if (missing) throw new ReleaseRefused(`its server bundle lacks ${missing.id}`);
  return {
    manifest,
    base,
    load: (id) => (areas.get(id) as () => Promise<AreaModule>)(),
    loadDocument: (id) => (documents.get(id) as () => Promise<DocumentModule>)(),
    addresses,
  };
}

function loadersOf(manifest: RemoteManifest, base: string, code: Buffer) {
  try {
    const remote: RemoteCode = evaluate(code.toString('utf8'), `${manifest.name}/${manifest.server.file}`, base);
    const { routes, slots, documents = [] } = remote;
    return {
      areas: new Map<string, () => Promise<AreaModule>>([...routes, ...slots].map(({ id, load }) => [id, load])),
      documents: new Map(documents.map(({ id, load }) => [id, load])),
      addresses: new Map(routes.flatMap(({ id, addresses }) => (addresses ? [[id, addresses] as const] : []))),
    };
  } catch (error) {
    throw new ReleaseRefused(`its server bundle fails: ${(error as Error).message}`);
  }
}

/** Throws `ReleaseRefused` when a release was built for shared modules that this shell does not bring. */
export function checkRequirements({ requires }: RemoteManifest, provides: Record<string, string>): void {
  const unmet = Object.entries(requires)
    .filter(([module, range]) => !semver.satisfies(provides[module] ?? '', range))
    .map(([module, range]) => `${module} ${range} (the shell has ${provides[module] ?? 'none'})`);
  if (unmet.length > 0) throw new ReleaseRefused(`it needs ${unmet.join(', ')}`);
}

/** What a remote lays claim to: paths compared in lower case with the names of parameters erased. */
export function claimsOf({ routes, documents }: Pick<RemoteManifest, 'routes' | 'documents'>): string[] {
  return [...routes, ...documents].map(({ path }) => path.toLowerCase().replace(/:[^/]+/g, ':'));
}

/** All that a remote's server code can `require`: the shell's own copies of the shared modules. */
const PROVIDED: Record<SharedModule, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@university/shared': shared,
  '@university/shared/router': sharedRouter,
  '@university/shared/query': sharedQuery,
};

function provide(request: string): unknown {
  const module = Object.hasOwn(PROVIDED, request) && PROVIDED[request as SharedModule];
  if (!module) throw new Error(`A remote may not require ${request} on the server`);
  return module;
}

/**
 * Runs a remote's server bundle and returns what it exports. Throws whatever the bundle throws.
 * `base`, its free variable `remoteBase`, is the address that browsers load the remote's files from.
 */
export function evaluate(code: string, filename: string, base: string): RemoteCode {
  const module = { exports: {} as { default?: RemoteCode } };
  const run = vm.compileFunction(code, ['module', 'exports', 'require', 'remoteBase'], { filename });
  run(module, module.exports, provide, base);
  if (!module.exports.default) throw new Error(`${filename} has no default export`);
  return module.exports.default;
}
