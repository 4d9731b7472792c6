import type { Address } from '@university/shared/remote';
import { addressIn, type Language, LANGUAGES } from '@university/shared/language';
import { type LinkItem, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { Readable } from 'node:stream';
import type { Site } from '../site';

/** sitemaps.org, protocol 0.9. */
const MOST = 50_000;

const PAGES = 'pages';

const SITEMAP = /^\/sitemaps\/([\w-]+)\.xml$/;

interface InLanguage {
  language: Language;
  site: Site;
}

interface Options {
  sites: readonly [InLanguage, ...InLanguage[]];
  publicUrl: string;
  addressesOf: (id: string) => Promise<readonly Address[]>;
}

/**
 * An index, one map of pages without parameters, one per route that lists its pages. Rejects if those cannot be read.
 */
export async function writeSitemap(pathname: string, options: Options): Promise<string | undefined> {
  if (pathname === '/sitemap.xml') return writeIndex(options);
  const name = SITEMAP.exec(pathname)?.[1];
  if (!name) return undefined;
  const addresses = name === PAGES ? options.sites[0].site.pages : await addressesAt(name, options);
  if (!addresses) return undefined;
  // The library refuses an empty map.
  if (addresses.length === 0) return EMPTY;
  const items = addresses.flatMap(({ path, ...rest }) =>
    inLanguages(path, options).map((each) => ({ ...each, ...('changed' in rest && { lastmod: rest.changed }) })),
  );
  const xmlns = { ...PLAIN, xhtml: options.sites.length > 1 };
  return xml(Readable.from(items.slice(0, MOST)).pipe(new SitemapStream({ hostname: options.publicUrl, xmlns })));
}

/** developers.google.com/search/docs/specialty/international/localized-versions */
function inLanguages(path: string, { sites, publicUrl }: Options): { url: string; links?: LinkItem[] }[] {
  const id = sites[0].site.routeAt(path)?.id;
  const languages = sites.filter(({ site }) => site.routeAt(path)?.id === id).map(({ language }) => language);
  const links = languages.map((each) => ({ lang: LANGUAGES[each].lang, url: publicUrl + addressIn(each, path) }));
  return languages.map((each) => ({ url: addressIn(each, path), ...(links.length > 1 && { links }) }));
}

const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

const PLAIN = { news: false, xhtml: false, image: false, video: false };

async function writeIndex({ sites: [{ site }], publicUrl }: Options): Promise<string> {
  const names = [PAGES, ...site.releases.flatMap(({ addresses }) => addresses.map(nameOf))];
  const items = names.map((name) => ({ url: `${publicUrl}/sitemaps/${name}.xml` }));
  return xml(Readable.from(items).pipe(new SitemapIndexStream()));
}

const nameOf = (id: string): string => id.replace(':', '-');

async function addressesAt(
  name: string,
  { sites: [{ site }], addressesOf }: Options,
): Promise<readonly Address[] | undefined> {
  const id = site.releases.flatMap(({ addresses }) => addresses).find((id) => nameOf(id) === name);
  return id === undefined ? undefined : addressesOf(id);
}

async function xml(stream: Parameters<typeof streamToPromise>[0]): Promise<string> {
  return (await streamToPromise(stream)).toString('utf8');
}
