import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { appName, rewriting, withRefresh } from './refresh.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const here = (file) => join(import.meta.dirname, file);

/** Where an app's development builds go: beside its released files, never among them. */
export const outOf = (app) => join(ROOT, app, '.cache');

/** The two builds of an app as its own rspack.config.ts makes them. */
async function configsOf(app, folder = outOf(app), mode = 'development') {
  Object.assign(process.env, { NODE_ENV: mode, BUILD_MODE: mode, BUILD_OUT: folder });
  const jiti = createJiti(import.meta.url, { moduleCache: false });
  return jiti.import(join(ROOT, app, 'rspack.config.ts'), { default: true });
}

/** Browser and server build of an app with Fast Refresh, as the running site composes them. */
export async function federatedConfigs(app) {
  const [browser, server] = await configsOf(app);
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
  const [browser, server] = await configsOf(app, outOf(app), 'production');
  browser.plugins.find(({ release }) => release).release.onPublished = onPublished;
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
    use: rewriting((source) => `import ${JSON.stringify(client)};\n${source}`),
  };
  return { ...config, module: { ...config.module, rules: [...config.module.rules, rule] } };
}

/** A remote by itself: no federation, the harness as its page. */
export async function harnessConfig(app, folder = join(outOf(app), 'alone')) {
  const [browser] = await configsOf(app, folder);
  const { description } = browser.plugins.find((plugin) => plugin.description);
  const routes = join(ROOT, app, 'src/routes.ts');
  const own = Object.entries(browser.resolve.alias).filter(
    ([name]) => !/^(@module-federation|react-router)/.test(name),
  );
  const alias = { ...Object.fromEntries(own), 'the-remote$': routes, 'the-remote/described$': `${routes}?described` };
  const plugins = [description.for('harness')];
  const refreshing = withRefresh({ ...browser, plugins, resolve: { ...browser.resolve, alias } }, app);
  return {
    ...refreshing,
    entry: { main: [here('client/hot.js'), here('harness/main.tsx')] },
    output: { ...refreshing.output, path: folder, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    module: { ...refreshing.module, rules: refreshing.module.rules.map(withWholeTexts) },
  };
}

/** No server's HTML brings texts that were made when the site was built to the harness, so its pages get them too. */
function withWholeTexts(rule) {
  if (rule.enforce !== 'pre' || !rule.test.test('texts.built.ts')) return rule;
  const { rewrite } = rule.use.options;
  return {
    ...rule,
    use: rewriting((source, context) => rewrite(source, Object.create(context, { target: { value: 'node' } }))),
  };
}
