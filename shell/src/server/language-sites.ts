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

/** The site in one language: the same releases, data and addresses as in all others, with files, words and pages of its own. */
export interface LanguageSite {
  language: Language;
  prefix: string;
  shell: ShellBuild;
  edition: (canaries?: readonly string[]) => Promise<Edition>;
  rendering: Pick<OpenRenderers, 'run' | 'runPreview'>;
  maker: PageMaker;
}

/** The site in all languages in which it is served, English first. */
export type LanguageSites = readonly [LanguageSite, ...LanguageSite[]];

export interface LanguageSources {
  /** The shell's build in each language in which the site is served. */
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

/** What is served in a language of what is served: the same object for the same. What a remote lacks of it is English. */
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
