import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '../contract/staff';

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
  /** HTTP status of the document; 404 where the address names nothing. */
  status?: 200 | 404;
}

/** A page: its component and, where it shows data, what must be read before it is rendered. */
export interface PageModule {
  default: ComponentType;
  loader?: (args: LoaderArgs) => Promise<PageInfo | undefined>;
}

/** Places of the layout that a remote can fill. */
export type SlotName = 'home.popup' | 'overlay.search';

/** What a slot's component is given; `close` leaves an overlay. */
export interface SlotProps {
  close: () => void;
}

export interface SlotModule {
  default: ComponentType<SlotProps>;
}

interface Described {
  /** Unique on the site: `<remote>:<id>`. */
  id: string;
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
  load: () => Promise<PageModule>;
}

export interface SlotDescriptor extends Described {
  slot: SlotName;
  /** The one path on which the slot is filled; everywhere when left out. */
  path?: string;
  /** `page`: rendered on the server with the page. `intent`: loaded when somebody is about to use it. */
  when: 'page' | 'intent';
  load: () => Promise<SlotModule>;
}

/** All that a remote offers: the default export of its `src/routes.ts`. */
export interface RemoteDefinition {
  name: string;
  routes: readonly RouteDescriptor[];
  slots: readonly SlotDescriptor[];
}

/** Declares a remote; the identity function, for its types. */
export function defineRemote<const T extends RemoteDefinition>(remote: T): T {
  return remote;
}
