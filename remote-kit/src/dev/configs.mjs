import { join } from 'node:path';
import { createJiti } from 'jiti';
import { rewriting, withRefresh, withReload } from './refresh.mjs';

const here = (file) => join(import.meta.dirname, file);

/** Where the development builds of an app go: beside its released files, never among them. */
export const outOf = (root) => join(root, '.cache');

/**
 * The builds of an app, that for the browser first, as its own rspack.config.ts makes them.
 * @param {string} root Folder of the app: so in all of this file.
 */
async function configsOf(root, folder = outOf(root)) {
  Object.assign(process.env, { NODE_ENV: 'development', BUILD_MODE: 'development', BUILD_OUT: folder });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  return jiti.import(join(root, 'rspack.config.ts'), { default: true });
}

/**
 * The builds of an app as the running site composes them: that for the browser with Fast Refresh. A released site has the
 * React of production, which cannot refresh: its pages are loaded again.
 */
export async function federatedConfigs(root, isReleased = false) {
  const [browser, ...forServers] = await configsOf(root);
  const client = here(isReleased ? 'client/reload.js' : 'client/hot.js');
  const { main } = browser.entry;
  const developed = isReleased ? withReload(browser) : withRefresh(browser, root);
  return [
    main ? { ...developed, entry: { main: [client, main] } } : withClient(developed, root, client),
    ...forServers,
  ];
}

/** A remote has no entry of its own: its exposed module brings the client along. */
function withClient(config, root, client) {
  const use = rewriting((source) => `import ${JSON.stringify(client)};\n${source}`);
  const rule = { test: join(root, 'src/routes.ts'), use };
  return { ...config, module: { ...config.module, rules: [...config.module.rules, rule] } };
}

/** A remote by itself: no federation, the harness as its page. */
export async function harnessConfig(root, folder = join(outOf(root), 'alone')) {
  const [browser] = await configsOf(root, folder);
  const { description } = browser.plugins.find((plugin) => plugin.description);
  const routes = join(root, 'src/routes.ts');
  const alias = { 'the-remote$': routes, 'the-remote/described$': `${routes}?described` };
  const plugins = [description.for('harness')];
  const refreshing = withRefresh({ ...browser, plugins, resolve: { ...browser.resolve, alias } }, root);
  return {
    ...refreshing,
    entry: { main: [here('client/hot.js'), here('harness/main.js')] },
    output: { ...refreshing.output, path: folder, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
  };
}
