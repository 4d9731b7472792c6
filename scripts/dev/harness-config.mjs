import { join, resolve } from 'node:path';
import { configsOf, outOf } from './configs.mjs';
import { withRefresh } from './refresh.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const here = (file) => join(import.meta.dirname, file);

/** A remote by itself: no federation, the harness as its page. */
export async function harnessConfig(app, folder = join(outOf(app), 'alone')) {
  const [browser] = await configsOf(app, folder);
  const routes = join(ROOT, app, 'src/routes.ts');
  const own = Object.entries(browser.resolve.alias).filter(
    ([name]) => !/^(@module-federation|react-router)/.test(name),
  );
  const alias = { ...Object.fromEntries(own), 'the-remote$': routes, 'the-remote/described$': `${routes}?described` };
  const refreshing = withRefresh({ ...browser, plugins: [], resolve: { ...browser.resolve, alias } }, app);
  return {
    ...refreshing,
    entry: { main: [here('client/hot.js'), here('harness/main.tsx')] },
    output: {
      ...refreshing.output,
      path: folder,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: '/',
    },
    module: {
      ...refreshing.module,
      rules: [
        ...refreshing.module.rules.map((rule) => forHarness(rule, routes)),
        { test: routes, resourceQuery: /described/, enforce: 'pre', use: here('loaders/described.cjs') },
      ],
    },
  };
}

/** The loaders that prepare sources for the site, as the harness needs them. */
function forHarness(rule, routes) {
  if (rule.enforce !== 'pre') return rule;
  if (matches(rule, routes)) return { ...rule, resourceQuery: { not: [/described/] } };
  return matches(rule, 'texts.built.ts') ? { ...rule, use: here('loaders/built-whole.cjs') } : rule;
}

const matches = ({ test }, file) => (test instanceof RegExp ? test.test(file) : test === file);
