import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { publishTogether } from './publish-together.mjs';
import { appName, withRefresh } from './refresh.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const here = (file) => join(import.meta.dirname, file);

/** Where an app's development builds go: beside its released files, never among them. */
export const outOf = (app) => join(ROOT, app, '.cache');

/** The two builds of an app as its own rspack.config.ts makes them. */
export async function configsOf(app, folder = outOf(app), mode = 'development') {
  Object.assign(process.env, { NODE_ENV: mode, BUILD_MODE: mode, BUILD_OUT: folder });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  return jiti.import(join(ROOT, app, 'rspack.config.ts'), { default: true });
}

/** Browser and server build of an app with Fast Refresh, as the running site composes them. */
export async function federatedConfigs(app) {
  const [browser, server] = publishTogether(await configsOf(app));
  const refreshing = withRefresh(browser, app);
  const client = here('client/hot.js');
  const isShell = app === 'shell';
  return [
    isShell ? { ...refreshing, entry: { main: [client, browser.entry.main] } } : withClient(refreshing, app, client),
    server,
  ];
}

/**
 * Browser and server build of a remote for a released site: it brings React for production, so nothing can refresh.
 * @param {() => void} onPublished Called when a page that begins again gets what was built.
 */
export async function releasedConfigs(app, onPublished) {
  const [browser, server] = publishTogether(await configsOf(app, outOf(app), 'production'), onPublished);
  const reloading = withClient(browser, app, here('client/reload.js'));
  return [
    {
      ...reloading,
      devtool: 'source-map',
      optimization: { ...browser.optimization, minimizer: [], emitOnErrors: false },
      plugins: [...browser.plugins, appName(app)],
    },
    server,
  ];
}

/** The API's one build, which is the same in development. */
export async function apiConfig() {
  return createJiti(import.meta.url).import(join(ROOT, 'api/rspack.config.ts'), { default: true });
}

/** A remote has no entry of its own: its exposed module brings the client along. */
function withClient(config, app, client) {
  const rule = {
    test: join(ROOT, app, 'src/routes.ts'),
    use: { loader: here('loaders/bring-along.cjs'), options: { client } },
  };
  return { ...config, module: { ...config.module, rules: [...config.module.rules, rule] } };
}
