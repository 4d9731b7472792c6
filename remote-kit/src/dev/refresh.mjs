import { join } from 'node:path';
import { DefinePlugin, HotModuleReplacementPlugin } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const here = (file) => join(import.meta.dirname, file);

/** Tells the client in a bundle whose it is: builds are named `<app>:<part>`. */
const appName = ({ name }) => new DefinePlugin({ __DEV_APP__: JSON.stringify(name.split(':')[0]) });

/** A loader that builds what `rewrite(source, context)` makes of a module. */
export const rewriting = (rewrite) => ({ loader: here('../build/loader.cjs'), options: { rewrite } });

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
export const withReload = (config) => developed(config, { development: false });

/**
 * A browser build with Fast Refresh.
 * @param {string} root Folder of the app.
 */
export function withRefresh(config, root) {
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
