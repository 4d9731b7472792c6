import { join } from 'node:path';
import { DefinePlugin, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createJiti } from 'jiti';

const here = (file) => join(import.meta.dirname, file);

export const outOf = (root) => join(root, '.cache');

/** The builds of an app as its rspack.config.ts has them, the browser's first. */
async function configsOf(root, folder = outOf(root)) {
  Object.assign(process.env, { NODE_ENV: 'development', BUILD_MODE: 'development', BUILD_OUT: folder });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  return jiti.import(join(root, 'rspack.config.ts'), { default: true });
}

/** With Fast Refresh; inside a released site, whose React cannot refresh, with page reloads. */
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

function withClient(config, root, client) {
  const use = rewriting((source) => `import ${JSON.stringify(client)};\n${source}`);
  const rule = { test: join(root, 'src/routes.ts'), use };
  return { ...config, module: { ...config.module, rules: [...config.module.rules, rule] } };
}

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

const appName = ({ name }) => new DefinePlugin({ __DEV_APP__: JSON.stringify(name.split(':')[0]) });

const rewriting = (rewrite) => ({ loader: here('../build/loader.cjs'), options: { rewrite } });

const PAGE_LOADER = /^export (?:async )?(?:function|const) loader\b/m;

/**
 * Fast Refresh reloads the page for modules that export more than components, as pages with a `loader` do. Accept them
 * unless the loader changed.
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

const developed = (config, react) => ({
  ...config,
  devtool: 'cheap-module-source-map',
  module: {
    ...config.module,
    rules: config.module.rules.map((rule) =>
      rule.use?.loader === 'builtin:swc-loader' ? { ...rule, use: withReact(rule.use, react) } : rule,
    ),
  },
  // Do not write output with errors: pages stay at the last good build.
  optimization: { ...config.optimization, emitOnErrors: false, minimizer: [], moduleIds: 'named' },
  plugins: [...config.plugins, appName(config)],
});

const withReload = (config) => developed(config, { development: false });

function withRefresh(config, root) {
  const { plugins, module, ...rest } = developed(config, { development: true, refresh: true });
  return {
    ...rest,
    // An ending of its own keeps updates out of the list of scripts in a release.
    output: { ...config.output, hotUpdateChunkFilename: '[id].[fullhash].hot-update.mjs' },
    module: {
      ...module,
      rules: [
        // The first rule runs last: class names must come from the unchanged source.
        { test: /\.tsx$/, include: join(root, 'src'), use: rewriting(pageBoundary) },
        ...module.rules,
      ],
    },
    // One refresh runtime for the page: several would fail silently.
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'react-refresh': here('client/react-refresh') } },
    plugins: [...plugins, new HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin({ injectEntry: false })],
  };
}

function withReact({ loader, options }, settings) {
  const { jsc } = options;
  const react = { ...jsc.transform.react, ...settings };
  return { loader, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
