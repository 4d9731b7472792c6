import type { Address } from '@university/shared/remote';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { Readable } from 'node:stream';
import type { Site } from '../site';

/** Most addresses one site map may hold. Source: sitemaps.org, protocol 0.9. */
const MOST = 50_000;

/** Name of the site map of pages without parameters. */
const PAGES = 'pages';

const SITEMAP = /^\/sitemaps\/([\w-]+)\.xml$/;

interface Options {
  site: Site;
  publicUrl: string;
  /** Pages of a route with parameters, by its id. */
  addressesOf: (id: string) => Promise<readonly Address[]>;
}

/**
 * Site maps for search engines: `/sitemap.xml` names one of all pages without parameters and one for each route that
 * can name its pages, empty where it has none now. Undefined for any other address.
 * Rejects when a route's pages cannot be read.
 */
export async function writeSitemap(pathname: string, options: Options): Promise<string | undefined> {
  if (pathname === '/sitemap.xml') return writeIndex(options);
  const name = SITEMAP.exec(pathname)?.[1];
  if (!name) return undefined;
  const addresses = name === PAGES ? options.site.pages : await addressesAt(name, options);
  if (!addresses) return undefined;
  // The library takes a map without addresses for a mistake; one that the index names has to be there.
  if (addresses.length === 0) return EMPTY;
  const items = addresses.slice(0, MOST).map(({ path, ...rest }) => ({
    url: path,
    ...('changed' in rest && { lastmod: rest.changed }),
  }));
  return xml(Readable.from(items).pipe(new SitemapStream({ hostname: options.publicUrl, xmlns: PLAIN })));
}

const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** Only the name space of site maps themselves: no news, images or videos. */
const PLAIN = { news: false, xhtml: false, image: false, video: false };

async function writeIndex({ site, publicUrl }: Options): Promise<string> {
  const names = [PAGES, ...site.releases.flatMap(({ addresses }) => addresses.map(nameOf))];
  const items = names.map((name) => ({ url: `${publicUrl}/sitemaps/${name}.xml` }));
  return xml(Readable.from(items).pipe(new SitemapIndexStream()));
}

/** `mfe-public:program` is in the address as `mfe-public-program`. */
const nameOf = (id: string): string => id.replace(':', '-');

async function addressesAt(name: string, { site, addressesOf }: Options): Promise<readonly Address[] | undefined> {
  const id = site.releases.flatMap(({ addresses }) => addresses).find((id) => nameOf(id) === name);
  return id === undefined ? undefined : addressesOf(id);
}

async function xml(stream: Parameters<typeof streamToPromise>[0]): Promise<string> {
  return (await streamToPromise(stream)).toString('utf8');
}
