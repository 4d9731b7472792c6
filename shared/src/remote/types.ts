import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Role } from '../contract/endpoint';

/** Pages that are not public render in the browser only and are never cached. */
export type Access = 'public' | 'applicant' | readonly Role[];

export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  queryClient: QueryClient;
}

export interface PageInfo {
  title?: string;
  description?: string;
  /** 404 nothing here, 410 removed, 503 data missing. */
  status?: 200 | 404 | 410 | 503;
  /** Canonical path and query; default the path. Server HTML only. */
  canonical?: string;
  /** schema.org objects without `@context`. Server HTML only. */
  structuredData?: readonly object[];
  /** Feeds or calendars of the page. Server HTML only. */
  alternates?: readonly Alternate[];
}

export interface Alternate {
  /** Such as `application/rss+xml`. */
  type: string;
  title: string;
  href: string;
}

export interface PageModule {
  default: ComponentType;
  loader?: (args: LoaderArgs) => Promise<PageInfo | undefined>;
}

export type SlotName = string;

export interface SlotProps {
  close: () => void;
  /** Text typed before the overlay's code was loaded. */
  typed?: string;
}

export interface FillingProps<Gives> extends SlotProps {
  gives: Gives;
}

export interface SlotModule {
  default: ComponentType<FillingProps<never>>;
  /** Waited for no longer than the page's own data. */
  loader?: (args: LoaderArgs) => Promise<unknown>;
}

interface Described {
  /** `<remote>:<id>`, unique. */
  id: string;
}

/** Lists pages of a route with parameters, for the site map. */
export interface AddressesModule {
  default: (args: Pick<LoaderArgs, 'queryClient'> & { id: string }) => Promise<Address[]>;
}

export interface Address {
  path: string;
  changed?: string;
}

/** Paths in React Router's syntax. */
export interface RouteDescriptor extends Described {
  path: string;
  title: string;
  description: string;
  keywords?: readonly string[];
  lang?: string;
  access?: Access;
  /** False: not in search and site map. */
  listed?: boolean;
  lowercase?: readonly string[];
  /** Other query parameters do not reach the page on the server, so that it can be cached. */
  query?: readonly string[];
  /** `intent`: load the code at the first interaction; until then the server's HTML must work. */
  when?: 'page' | 'intent';
  load: () => Promise<PageModule>;
  /** Server only. */
  addresses?: () => Promise<AddressesModule>;
}

export interface SlotDescriptor extends Described {
  slot: SlotName;
  path?: string;
  /** Left out where it is given something else. */
  takes?: z.ZodObject;
  load: () => Promise<SlotModule>;
}

export interface SlotOpening {
  name: SlotName;
  path: string;
  gives: z.ZodObject;
}

export interface MenuEntry extends Described {
  /** Label of the first-level menu, as `About Us`. */
  under: string;
  label: string;
  path: string;
}

export interface DocumentArgs extends LoaderArgs {
  /** Origin, without a trailing slash. */
  publicUrl: string;
}

/** Null: 404. */
export interface DocumentModule {
  default: (args: DocumentArgs) => Promise<string | null>;
}

/** A file written by the server: a feed, a calendar. */
export interface DocumentDescriptor extends Described {
  path: string;
  type: string;
  load: () => Promise<DocumentModule>;
}

export interface RemoteDefinition {
  name: string;
  routes: readonly RouteDescriptor[];
  slots: readonly SlotDescriptor[];
  documents?: readonly DocumentDescriptor[];
  opens?: readonly SlotOpening[];
  menu?: readonly MenuEntry[];
}

export interface RemoteCode {
  name: string;
  routes: readonly Pick<RouteDescriptor, 'id' | 'load' | 'addresses'>[];
  slots: readonly Pick<SlotDescriptor, 'id' | 'load'>[];
  documents?: readonly Pick<DocumentDescriptor, 'id' | 'load'>[];
}

export function defineRemote<const T extends RemoteDefinition>(remote: T): T {
  return remote;
}
