/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Build {
  name: string;
  rewritten: string[];
  aliases: string[];
  plugins: string[];
}

const BUILDS: Build[] = JSON.parse(
  // By the sources of the kit, which need no build.
  execFileSync(
    process.execPath,
    ['--conditions=@university/source', path.join(__dirname, 'testing/build-configs.mjs')],
    { encoding: 'utf8' },
  ),
);

test.each(BUILDS)('$name builds packages as they are', ({ rewritten, aliases, plugins }) => {
  expect([rewritten, aliases]).toEqual([[], []]);
  expect(plugins.filter((plugin) => /Replacement|Banner|PluginV1|Provide/.test(plugin))).toEqual([]);
});

test('remotes are built by the plugin of Module Federation', () => {
  const federated = BUILDS.filter(({ plugins }) => plugins.includes('ModuleFederationPlugin'));
  const remotes = BUILDS.filter(({ name }) => /^mfe-[a-z-]+:browser/.test(name));
  expect(remotes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mfe-admin:browser', 'mfe-public:browser:hi']),
  );
  expect(federated).toEqual(remotes);
});
