import { join } from 'node:path';
import { DefinePlugin, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createJiti } from 'jiti';

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

/** Tells the client in a bundle whose it is: builds are named `<app>:<part>`. */
const appName = ({ name }) => new DefinePlugin({ __DEV_APP__: JSON.stringify(name.split(':')[0]) });

/** A loader that builds what `rewrite(source, context)` makes of a module. */
const rewriting = (rewrite) => ({ loader: here('../build/loader.cjs'), options: { rewrite } });

const PAGE_LOADER = /^export (?:async )?(?:function|const) loader\b/m;

/**
 * A module that exports something beside components, as pages do with their `loader`, is no boundary for Fast Refresh,
 * and a change of it would reload the whole page. This makes it one. The router keeps the `loader` it has; so a change of
 * that still reloads.
 */
function pageBoundary(source) {
  if (!PAGE_LOADER.test(source)) return source;
  return `${source}
import { refreshSoon as __refreshSoon } from 'react-refresh/runtime';
if (import.meta.webpackHot) {
  const { data } = import.meta.webpackHot;
  if (data && data.loader !== String(loader)) location.reload();
  else if (data) __refreshSoon();
  import.meta.webpackHot.dispose((before) => { before.loader = String(loader); });
  import.meta.webpackHot.accept();
}
`;
}

/** What every development build of an app has for its browser. @param react How its JSX is compiled. */
const developed = (config, react) => ({
  ...config,
  devtool: 'cheap-module-source-map',
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) =>
      rule.use?.loader === 'builtin:swc-loader' ? { ...rule, use: withReact(rule.use, react) } : rule,
    ),
  },
  // What has an error is not written: pages stay at the last good build and go on from there.
  optimization: { ...config.optimization, emitOnErrors: false, minimizer: [], moduleIds: 'named' },
  plugins: [...config.plugins, appName(config)],
});

/** A browser build whose pages are loaded again with each build: their React is the one for production. */
const withReload = (config) => developed(config, { development: false });

/**
 * A browser build with Fast Refresh.
 * @param {string} root Folder of the app.
 */
function withRefresh(config, root) {
  const { plugins, module, ...rest } = developed(config, { development: true, refresh: true });
  return {
    ...rest,
    // By its ending an update is no script that a page begins with; else a release would name it.
    output: { ...config.output, hotUpdateChunkFilename: '[id].[fullhash].hot-update.mjs' },
    module: {
      ...module,
      rules: [
        // First here is last to run: class names come from the source as it is written, on the server too.
        { test: /\.tsx$/, include: join(root, 'src'), use: rewriting(pageBoundary) },
        ...module.rules,
      ],
    },
    // One refresh runtime for the whole page: each bundle bringing its own would fail silently.
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'react-refresh': here('client/react-refresh') } },
    plugins: [...plugins, new HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin({ injectEntry: false })],
  };
}

function withReact({ loader, options }, settings) {
  const { jsc } = options;
  const react = { ...jsc.transform.react, ...settings };
  return { loader, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
