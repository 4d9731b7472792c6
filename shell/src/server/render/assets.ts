import { FIRST_FONTS } from '../../layout/fonts';
import type { Release } from '../releases/release';
import type { Script } from '../shell-build';

/** Every browser file that the areas on a page need, so that the page asks for them in one wave. */
export function areaScripts(releases: readonly Release[], ids: readonly string[]): Script[] {
  return releases.flatMap(({ manifest, base }) => {
    const areas = [...manifest.routes, ...manifest.slots].filter(({ id }) => ids.includes(id));
    if (areas.length === 0) return [];
    const files = new Set([manifest.entry.file, ...manifest.exposed, ...areas.flatMap((area) => area.files)]);
    return [...files].map((file) => ({ file: base + file, integrity: manifest.integrity[file] as string }));
  });
}

/** Scripts make a page live that can be read without them: what is read, and its fonts, comes first. */
const tag = {
  preload: ({ file, integrity }: Script) =>
    `<link rel="preload" as="script" fetchpriority="low" href="${file}" integrity="${integrity}" crossorigin="anonymous">`,
  script: ({ file, integrity }: Script) =>
    `<script defer src="${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  font: (file: string) => `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin="anonymous">`,
};

export const fontPreloads = FIRST_FONTS.map(tag.font).join('');

export function scriptTags(shell: readonly Script[], areas: readonly Script[]): string {
  return [...shell.map(tag.script), ...areas.map(tag.preload)].join('');
}
