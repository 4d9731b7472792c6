import { type Language, LANGUAGES } from '@university/shared/language';
import { areaOf } from '../renderer/outline';
import type { ShellBuild } from '../renderer/shell-build';
import type { ApiAccess } from './api-access';
import { type Edition, editions } from './edition';
import { asItWas } from './pages/bar';
import { PageMaker } from './pages/page-maker';
import { barePage } from './preview/page';
import { releaseIn } from './releases/release';
import type { Releases, Served } from './releases/releases';
import type { OpenRenderers } from './renderers/open-renderers';

export interface LanguageSite {
  language: Language;
  prefix: string;
  shell: ShellBuild;
  edition: (canaries?: readonly string[]) => Promise<Edition>;
  rendering: Pick<OpenRenderers, 'run' | 'runPreview'>;
  maker: PageMaker;
}

export type LanguageSites = readonly [LanguageSite, ...LanguageSite[]];

export interface LanguageSources {
  shells: Partial<Record<Language, ShellBuild>> & { en: ShellBuild };
  releases: Pick<Releases, 'served'>;
  api: Pick<ApiAccess, 'dataVersion' | 'identity'>;
  renderingIn: (language: Language) => LanguageSite['rendering'];
}

export function languageSites({ shells, releases, api, renderingIn }: LanguageSources): LanguageSites {
  const { en, ...others } = shells;
  const languages = ['en', ...Object.keys(others)] as Language[];
  const siteIn = (language: Language): LanguageSite => {
    const shell = (language === 'en' ? en : others[language]) as ShellBuild;
    const rendering = renderingIn(language);
    const servedIn = inLanguage(language, languages);
    return {
      language,
      prefix: LANGUAGES[language].prefix,
      shell,
      rendering,
      edition: editions({
        served: (canaries) => servedIn(releases.served(canaries)),
        dataVersion: () => api.dataVersion(),
        identity: () => api.identity(undefined, language),
        withAge: (page, at) => asItWas(page, at, language),
      }),
      maker: new PageMaker(rendering, ({ site }) => barePage(site, shell, language)),
    };
  };
  return languages.map(siteIn) as [LanguageSite, ...LanguageSite[]];
}

/** Stable per input. Routes of remotes without this language are English. */
function inLanguage(language: Language, all: readonly Language[]): (served: Served) => Served {
  const known = new WeakMap<Served, Served>();
  const languages = all.filter((each) => each !== language);
  return (served) => {
    const inUse = served.inUse.flatMap((release) => releaseIn(release, language) ?? []);
    const lacking = served.inUse.filter((release) => !releaseIn(release, language));
    const elsewhere = new Set(lacking.flatMap(({ manifest }) => manifest.routes.map(({ path }) => areaOf(path))));
    const surroundings = { ...served.surroundings, elsewhere: [...elsewhere], languages };
    const made = known.get(served) ?? { inUse, surroundings };
    known.set(served, made);
    return made;
  };
}
