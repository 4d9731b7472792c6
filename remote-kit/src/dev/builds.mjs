import { rspack } from '@rspack/core';

/** @typedef {{ app: string, hash: string, errors: string[] }} Build */

/**
 * Builds and watches. Resolves with a stop function after the first build of each. @param
 * {import('@rspack/core').Configuration[]} configs
 */
export async function watchBuilds(configs, onBuilt) {
  const compiler = rspack(configs);
  const firsts = compiler.compilers.map(
    (each) =>
      new Promise((built) => {
        each.hooks.done.tap('Builds', (stats) => {
          const [app, part] = each.name.split(':');
          const { errors } = stats.toJson({ all: false, errors: true });
          onBuilt({ app, part, hash: stats.hash, errors: errors.map(({ message }) => plain(message)) });
          built();
        });
      }),
  );
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error) => error && console.error(error.message));
  await Promise.all(firsts);
  return () => new Promise((closed) => watching.close(() => compiler.close(() => closed())));
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
const plain = (message) => message.replace(COLOUR, '');

export function say({ app, part, errors }) {
  if (errors.length > 0) console.error(`${app} (${part}) could not be built\n${errors.join('\n')}`);
  else console.log(`${new Date().toLocaleTimeString('en-IN')}  ${app} (${part}) built`);
}

export function endWith(close) {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      close().finally(() => process.exit(0));
    });
}
