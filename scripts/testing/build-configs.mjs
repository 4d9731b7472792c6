/** Prints what each build of the project does to packages, as JSON. */
import { join, resolve } from 'node:path';
import { createJiti } from 'jiti';

const ROOT = resolve(import.meta.dirname, '../..');

const PACKAGED = [
  'node_modules/react-router/dist/development/index.mjs',
  'node_modules/styled-components/dist/styled-components.browser.esm.js',
  'node_modules/zod/v4/classic/schemas.js',
  'mfe-public/node_modules/ics/dist/index.js',
  'node_modules/axios/lib/axios.js',
].map((file) => join(ROOT, file));

function fits(condition, file) {
  if (condition instanceof RegExp) return condition.test(file);
  if (typeof condition === 'string') return file.startsWith(condition);
  throw new Error(`A rule has a condition that is not known here: ${condition}`);
}

const isFor = ({ test, include, exclude }, file) =>
  (test === undefined || fits(test, file)) &&
  (include === undefined || fits(include, file)) &&
  (exclude === undefined || !fits(exclude, file));

const jiti = createJiti(import.meta.url);
const apps = ['shell', 'api', 'mfe-admin', 'mfe-admissions', 'mfe-public', 'mfe-search'];
const configs = await Promise.all(
  apps.map((app) => jiti.import(join(ROOT, app, 'rspack.config.ts'), { default: true })),
);
const described = configs.flat().map(({ name, module, resolve, plugins = [] }) => ({
  name,
  rewritten: PACKAGED.filter((file) =>
    (module?.rules ?? []).some((rule) => (rule.use || rule.loader) && isFor(rule, file)),
  ),
  aliases: Object.keys(resolve?.alias ?? {}),
  plugins: plugins.map((plugin) => plugin.constructor.name),
}));
console.log(JSON.stringify(described));
