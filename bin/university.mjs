#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMANDS } from './commands.mjs';
import { ENV_FILE, init } from './init.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;

if (name === '--version') console.log(version);
else if (name === '--help' || name === 'help') console.log(help());
else if (name === 'init') process.exitCode = init();
else if (!command) refuse(name ? `university has no command ${name}.\n\n${help()}` : help());
else if (!command.isPassed && args.length > 0)
  refuse(`university ${name} takes nothing after its name: variables of the environment say the rest.`);
else await run(command);

async function run({ file, isPassed, passes = [] }) {
  const program = join(ROOT, file);
  if (!existsSync(program)) {
    console.error(`There is no build here: ${file} is missing. npm run build makes it.`);
    process.exitCode = 1;
    return;
  }
  const wrong = otherPlatform();
  if (wrong) {
    console.error(wrong);
    process.exitCode = 1;
    return;
  }
  if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
  process.env.REMOTES ||= join(ROOT, 'registry.json');
  // As if the program had been started by itself: it finds its own files by its name.
  process.argv = [process.execPath, program, ...(isPassed ? [name, ...args] : passes)];
  await import(pathToFileURL(program).href);
}

/** A checkout has no native.json, since its packages were installed here. */
function otherPlatform() {
  const file = join(ROOT, 'native.json');
  if (!existsSync(file)) return undefined;
  const { platform, arch } = JSON.parse(readFileSync(file, 'utf8'));
  if (platform === process.platform && arch === process.arch) return undefined;
  return `This is packed for ${platform} ${arch}; this machine is ${process.platform} ${process.arch}.`;
}

function refuse(reason) {
  console.error(reason);
  process.exitCode = 2;
}

function help() {
  const rows = Object.entries({ init: { does: `Writes ${ENV_FILE} with new keys, to be filled in` }, ...COMMANDS }).map(
    ([each, { takes = '', does }]) => ({ usage: `${each} ${takes}`, does }),
  );
  const width = Math.max(...rows.map(({ usage }) => usage.length));
  return [
    `university ${version}: website, staff area and API of a university`,
    '',
    ...rows.map(({ usage, does }) => `  university ${usage.padEnd(width)}  ${does}`),
    '',
    '  university --version',
    '',
    'Variables of the environment say where data, database and mail are: docs/deploying.md.',
  ].join('\n');
}
