import { createHash } from 'node:crypto';
import { ReleaseRefused } from '@university/shared/remote/checks';
import type { Language } from '@university/shared/language';
import { manifestIn, type RemoteManifest } from '@university/shared/remote/manifest';
import type { GivenRelease } from '../../renderer/messages';
import type { RegistryEntry } from './registry';

export interface Release extends Required<GivenRelease> {
  addresses: readonly string[];
  /** Other languages share the key. */
  translations?: Partial<Record<Language, Pick<Release, 'manifest' | 'code'>>>;
}

const translated = new WeakMap<Release, Partial<Record<Language, Release>>>();

/** Stable per release and language. */
export function releaseIn(release: Release, language: Language): Release | undefined {
  if (language === 'en') return release;
  const translation = release.translations?.[language];
  if (!translation) return undefined;
  const known = translated.get(release) ?? {};
  const made = known[language] ?? { ...release, ...translation };
  translated.set(release, { ...known, [language]: made });
  return made;
}

export const serverFiles = ({
  server,
  languages = {},
}: Pick<RemoteManifest, 'server' | 'languages'>): { language: Language; file: string; integrity: string }[] => [
  { language: 'en', ...server },
  ...Object.entries(languages).map(([language, { server }]) => ({ language: language as Language, ...server })),
];

/** Quarantines a release and tells its team. */
export type QuarantineRelease = (release: Pick<Release, 'key' | 'manifest'>, reason: string) => Promise<void>;

export const browserOnly = ({ translations = {}, ...release }: Uninspected): Release => ({
  ...release,
  key: `${release.key} browser`,
  code: new Uint8Array(),
  addresses: [],
  translations: Object.fromEntries(
    Object.entries(translations).map(([language, { manifest }]) => [language, { manifest, code: new Uint8Array() }]),
  ),
});

export type Uninspected = Omit<Release, 'addresses'>;

/** Verifies the integrity of server bundles. @throws ReleaseRefused */
export function createRelease(manifest: RemoteManifest, base: string, codes: readonly Buffer[]): Uninspected {
  const { name, version, server, languages } = manifest;
  const files = serverFiles(manifest);
  for (const [index, { file, integrity }] of files.entries()) {
    const found = `sha384-${createHash('sha384')
      .update(codes[index] as Buffer)
      .digest('base64')}`;
    if (found !== integrity) throw new ReleaseRefused(`${file} does not have the integrity that remote.json gives`);
  }
  // Only what runs counts: republishing under another date keeps the key.
  const run = [server.integrity, manifest.entry, manifest.integrity, ...(languages ? [languages] : [])];
  const digest = createHash('sha256').update(JSON.stringify(run)).digest('base64url').slice(0, 12);
  const [code, ...others] = codes as [Buffer, ...Buffer[]];
  const translations = Object.fromEntries(
    files
      .slice(1)
      .map(({ language }, index) => [
        language,
        { manifest: manifestIn(manifest, language) as RemoteManifest, code: others[index] as Buffer },
      ]),
  );
  return { key: `${name} ${version} ${digest}`, manifest, base, code, translations };
}

export function checkAudience({ audience }: Pick<RemoteManifest, 'audience'>, isCanary: boolean): void {
  if (isCanary && audience === undefined) throw new ReleaseRefused('it is for all, and is where canaries are');
  if (!isCanary && audience !== undefined)
    throw new ReleaseRefused('it is a canary, and is where releases for all are');
}

export function checkPlain(
  { plain }: Pick<RegistryEntry, 'plain'>,
  release: Pick<RemoteManifest, 'plain' | 'entry'>,
): void {
  if (Boolean(plain) !== Boolean(release.plain))
    throw new ReleaseRefused('the registry and its manifest do not agree whether it is a plain remote');
  if (plain?.integrity && plain.integrity !== release.entry.integrity)
    throw new ReleaseRefused(`${release.entry.file} does not have the integrity that the registry gives`);
}
