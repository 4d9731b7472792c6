import type { LoadedRelease } from '../bundle';
import type { Script, ShellBuild } from '../shell-build';

/** Every browser file that the areas on a page need, so that the page asks for them in one wave. */
export function areaScripts(
  releases: readonly Pick<LoadedRelease, 'manifest' | 'base'>[],
  ids: readonly string[],
): Script[] {
  return releases.flatMap(({ manifest, base }) => {
    const areas = [...manifest.routes, ...manifest.slots].filter(({ id }) => ids.includes(id));
    if (areas.length === 0) return [];
    const files = new Set([manifest.entry.file, ...manifest.exposed, ...areas.flatMap((area) => area.files)]);
    return [...files].map((file) => ({ file: base + file, integrity: manifest.integrity[file] as string }));
  });
}

const attributes = ({ file, integrity }: Script) => `="${file}" integrity="${integrity}" crossorigin="anonymous"`;

const tag = {
  script: (script: Script, when: 'async' | 'defer') => `<script ${when} src${attributes(script)}></script>`,
  preload: (script: Script) => `<link rel="preload" as="script" fetchpriority="low" href${attributes(script)}>`,
  /** For no medium, until the first script says otherwise (browser/start.ts). */
  waiting: (script: Script, mark: ' data-run' | ' data-use' | '') =>
    `<link rel="preload" as="script" fetchpriority="low" media="not all"${mark} href${attributes(script)}>`,
};

interface Areas {
  areas: readonly Script[];
  /** Of an area that waits until somebody uses the page. */
  onUse?: readonly Script[];
}

/** Scripts make a page live that can be read without them: what is read, and its fonts, comes first. */
export function scriptTags(
  { entry, start }: Pick<ShellBuild, 'entry' | 'start'>,
  { areas, onUse = [] }: Areas,
): string {
  const tags =
    start.length > 0
      ? [
          ...start.map((script) => tag.script(script, 'async')),
          ...entry.map((script) => tag.waiting(script, ' data-run')),
          ...areas.map((script) => tag.waiting(script, '')),
          ...onUse.map((script) => tag.waiting(script, ' data-use')),
        ]
      : [...entry.map((script) => tag.script(script, 'defer')), ...[...areas, ...onUse].map(tag.preload)];
  return tags.join('');
}
