import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '../contract/endpoint';

/** Who may enter a page. Pages that are not public render in the browser only and are never cached. */
export type Access = 'public' | 'applicant' | readonly Role[];

/** What a page's loader is given, on the server and in the browser. */
export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  queryClient: QueryClient;
}

/** What a page knows of itself once its data is there; whatever is left out comes from the descriptor. */
export interface PageInfo {
  title?: string;
  description?: string;
  /** HTTP status of the document: 404 where the address names nothing, 410 what was taken away, 503 where the data did not come. */
  status?: 200 | 404 | 410 | 503;
  /**
   * Path and query under which search engines should keep it, where the query makes it a page of its own; its path by
   * itself otherwise. Written into the server's HTML only.
   */
  canonical?: string;
  /** What the page is about, as schema.org objects without `@context`. Written into the server's HTML only. */
  structuredData?: readonly object[];
  /** The same content in other forms: a feed of it, a calendar. Written into the server's HTML only. */
  alternates?: readonly Alternate[];
}

/** Another form of a page's content. */
export interface Alternate {
  /** Media type, as `application/rss+xml`. */
  type: string;
  title: string;
  /** Path on this site. */
  href: string;
}

/** A page: its component and, where it shows data, what must be read before it is rendered. */
export interface PageModule {
  default: ComponentType;
  loader?: (args: LoaderArgs) => Promise<PageInfo | undefined>;
}

/** A place of the frame or of a page that remotes fill: `home.popup`, `programme.aside`. */
export type SlotName = string;

/** What the component of a slot in the frame is given. */
export interface SlotProps {
  /** Leaves an overlay. */
  close: () => void;
  /** What somebody has typed for an overlay before its code was there; its field begins with it, and has the focus. */
  typed?: string;
}

/** What the component of a slot on a page is given: what its filling takes, as `z.infer` has it. */
export interface FillingProps<Gives> extends SlotProps {
  gives: Gives;
}

export interface SlotModule {
  default: ComponentType<FillingProps<never>>;
  /** What must be read before it is rendered with its page. The page does not wait for it longer than for its own data. */
  loader?: (args: LoaderArgs) => Promise<unknown>;
}

interface Described {
  /** Unique on the site: `<remote>:<id>`. */
  id: string;
}

/** Names the pages behind a path with parameters, for search engines. Told the id of the route, as it may serve several. */
export interface AddressesModule {
  default: (args: Pick<LoaderArgs, 'queryClient'> & { id: string }) => Promise<Address[]>;
}

/** A page that exists. */
export interface Address {
  path: string;
  /** When its content last changed, ISO 8601. */
  changed?: string;
}

/** One address of a remote, as data. Parameters are React Router's: `/programs/:id`, `/administration/administrative/*`. */
export interface RouteDescriptor extends Described {
  path: string;
  title: string;
  description: string;
  /** Further words that search finds this page by. */
  keywords?: readonly string[];
  /** Language of the page; English when left out. */
  lang?: string;
  access?: Access;
  /** False keeps the page out of search and site map: steps of a task, pages behind a login. */
  listed?: boolean;
  /** Parameters whose canonical spelling is lower case. */
  lowercase?: readonly string[];
  /** Parameters of the query that the page reads. On the server no others reach it, so that pages can be cached. */
  query?: readonly string[];
  /**
   * `page`, which is usual: its code is fetched with the page. `intent`: when somebody first uses the page, for one that is
   * read before it is used. Until then the server's HTML is shown, whose links and forms work.
   */
  when?: 'page' | 'intent';
  load: () => Promise<PageModule>;
  /** Of a path with parameters: the pages that exist, for the site map. Its code never reaches a browser. */
  addresses?: () => Promise<AddressesModule>;
}

export interface SlotDescriptor extends Described {
  slot: SlotName;
  /** The one path on which the slot is filled; everywhere when left out. */
  path?: string;
  /** What it needs of what the slot gives. Where it is given something else, it is left out. */
  takes?: z.ZodObject;
  load: () => Promise<SlotModule>;
}

/** A slot that a remote opens on one of its pages, which shows it by `OpenSlot`. */
export interface SlotOpening {
  /** Unique on the site: `<area>.<name>`. */
  name: SlotName;
  /** The page's path, as its route has it. */
  path: string;
  /** What the page hands over: a flat object of texts with a length, words of a list, numbers, yes or no. */
  gives: z.ZodObject;
}

/** An entry that a remote offers for the site's menu. It is there once the registry allows it. */
export interface MenuEntry extends Described {
  /** The menu of the first level that it is in, at its end: `About Us`. */
  under: string;
  label: string;
  /** One of the remote's own public pages, without parameters. */
  path: string;
}

/** What a document is made from. */
export interface DocumentArgs extends LoaderArgs {
  /** Origin of absolute addresses, without a trailing slash. */
  publicUrl: string;
}

/** The text of a document; null where the address names nothing. */
export interface DocumentModule {
  default: (args: DocumentArgs) => Promise<string | null>;
}

/** A file that the remote's server code writes at an address of its own: a feed, a calendar. Its code never reaches a browser. */
export interface DocumentDescriptor extends Described {
  path: string;
  /** Media type, as `text/calendar`. */
  type: string;
  load: () => Promise<DocumentModule>;
}

/** All that a remote offers: the default export of its `src/routes.ts`. */
export interface RemoteDefinition {
  name: string;
  routes: readonly RouteDescriptor[];
  slots: readonly SlotDescriptor[];
  documents?: readonly DocumentDescriptor[];
  opens?: readonly SlotOpening[];
  menu?: readonly MenuEntry[];
}

/** The code of a remote, by id: what its bundles export. All else that it declares is in `remote.json`. */
export interface RemoteCode {
  name: string;
  routes: readonly Pick<RouteDescriptor, 'id' | 'load' | 'addresses'>[];
  slots: readonly Pick<SlotDescriptor, 'id' | 'load'>[];
  /** The browser's bundle has none. */
  documents?: readonly Pick<DocumentDescriptor, 'id' | 'load'>[];
}

/** Declares a remote; the identity function, for its types. */
export function defineRemote<const T extends RemoteDefinition>(remote: T): T {
  return remote;
}
