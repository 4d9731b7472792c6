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

/** Stand in for the refresh runtime. One for the whole page: each bundle bringing its own would fail silently. */
const IN_DEVELOPMENT = { 'react-refresh': here('client/react-refresh') };
/** Where React is one for production, which has no part in it. */
const IN_PRODUCTION = {
  'react-refresh': here('client/live'),
  'react/jsx-dev-runtime$': here('client/live/jsx-dev-runtime.mjs'),
};

/**
 * A browser build with Fast Refresh.
 * @param {string} root Folder of the app.
 * @param {boolean} isReleased Whether it is shown inside a released site.
 */
export function withRefresh(config, root, isReleased = false) {
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    // By its ending an update is no script that a page begins with; else a release would name it.
    output: { ...config.output, hotUpdateChunkFilename: '[id].[fullhash].hot-update.mjs' },
    module: {
      ...config.module,
      rules: [
        // First here is last to run: class names come from the source as it is written, on the server too.
        { test: /\.tsx$/, include: join(root, 'src'), use: rewriting(pageBoundary) },
        ...config.module.rules.map((rule) =>
          rule.use?.loader === 'builtin:swc-loader' ? { ...rule, use: refreshed(rule.use) } : rule,
        ),
      ],
    },
    // What has an error is not written: pages stay at the last good build and go on from there.
    optimization: { ...config.optimization, emitOnErrors: false, minimizer: [], moduleIds: 'named' },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, ...(isReleased ? IN_PRODUCTION : IN_DEVELOPMENT) },
    },
    plugins: [
      ...config.plugins,
      new HotModuleReplacementPlugin(),
      appName(config),
      new ReactRefreshRspackPlugin({ injectEntry: false }),
    ],
  };
}

function refreshed({ loader, options }) {
  const { jsc } = options;
  const react = { ...jsc.transform.react, development: true, refresh: true };
  return { loader, options: { ...options, jsc: { ...jsc, transform: { ...jsc.transform, react } } } };
}
