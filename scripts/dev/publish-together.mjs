/**
 * Lets the two builds of an app publish when neither is under way: while one is made again, what it has is half old and
 * half new, and so would be the release.
 * @param {import('@rspack/core').Configuration[]} configs of one app; the last plugin of each is its PublishRelease
 * @param {() => void} onPublished
 */
export function publishTogether(configs, onPublished = () => {}) {
  const parts = configs.map(({ plugins }) => ({ publish: publishOf(plugins.at(-1)), stats: null, isIdle: false }));

  async function finished(part, stats) {
    Object.assign(part, { stats, isIdle: true });
    if (!parts.every(({ isIdle }) => isIdle)) return;
    try {
      for (const { publish, stats } of parts) await publish(stats);
      if (parts.every((each) => !each.stats.hasErrors())) onPublished();
    } catch (error) {
      console.error(`Not published: ${error.message}`);
    }
  }

  return configs.map((config, index) => {
    const part = parts[index];
    const plugin = {
      apply({ hooks }) {
        hooks.invalid.tap('publishTogether', () => {
          part.isIdle = false;
        });
        hooks.done.tapPromise('publishTogether', (stats) => finished(part, stats));
      },
    };
    return { ...config, plugins: [...config.plugins.slice(0, -1), plugin] };
  });
}

/** What a plugin does when a build is done. */
function publishOf(plugin) {
  let publish = async () => {};
  plugin.apply({
    hooks: {
      done: {
        tapPromise(_, work) {
          publish = work;
        },
      },
    },
  });
  return publish;
}
