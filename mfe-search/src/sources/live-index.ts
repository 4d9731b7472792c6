import { read, type SitePage, sitePagesQuery } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Campus } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/found';
import { texts } from '../texts';
import { factsOfCampus, general, hostels, readDepartments, readFaculty, readPrograms } from './academics';
import { answersTo } from '../engine/answers';
import { SearchIndex } from '../engine/search-index';
import { readPassages } from './passages';
import { readPages, readSections } from './pages';

async function readCampuses(client: QueryClient): Promise<Entry[]> {
  const { data } = await read(client, calls.listCampuses);
  const zones = new Map(data.campuses.map((campus) => [campus.zone, campus]));
  return [
    ...[...zones.values()].map(zoneEntry),
    ...data.campuses.map(campusEntry),
    general('/amenities/Hostels-and-Transport', texts.facts.hostels, { hostel: hostels(data.campuses) }),
  ];
}

function campusEntry(campus: Campus): Entry {
  const { slug, code, name, location, zone_name, nearest_metro, women_only } = campus;
  const place = texts.placeOf(name);
  return {
    kind: 'campus',
    path: `/campus/${encodeURIComponent(slug)}`,
    title: name,
    about: women_only ? `${location} · ${texts.womenOnly}` : location,
    names: [inDigits(place), code],
    keywords: nearest_metro ? [nearest_metro] : [],
    text: [campus.info, ...campus.labs].join('\n'),
    also: `${location} ${zone_name} ${texts.metro} ${women_only ? texts.womenOnly : ''}`,
    facts: factsOfCampus(campus),
  };
}

/** Found by zone and city. */
function zoneEntry({ zone, zone_name, city }: Campus): Entry {
  return {
    kind: 'page',
    path: `/campus/zone/${encodeURIComponent(zone)}`,
    title: texts.campusesOf(zone_name),
    about: texts.aboutZone,
    names: [`${zone} ${city}`],
  };
}

/** `Okhla II` is typed as `okhla 2`. */
const inDigits = (name: string): string => name.replace(/ (I{1,3})$/, (_, numeral: string) => ` ${numeral.length}`);

/** In the order of equally good results. */
const SOURCES = {
  pages: readPages,
  programs: readPrograms,
  campuses: readCampuses,
  departments: readDepartments,
  faculty: readFaculty,
  sections: readSections,
  passages: readPassages,
} as const satisfies Record<string, (client: QueryClient) => Promise<Entry[]>>;

export type SourceName = keyof typeof SOURCES;

const NAMES = Object.keys(SOURCES) as SourceName[];

/**
 * A slice takes 0.3 ms (Hindi 2 ms), so a slow phone stays responsive. A worker would cost more, and a remote on
 * another origin cannot start one.
 */
const SLICE = 50;

async function inSlices<T>(items: readonly T[], work: (slice: readonly T[]) => void): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    work(items.slice(start, start + SLICE));
  }
}

interface Progress {
  version: number;
  isLoading: boolean;
  failed: readonly SourceName[];
}

class LiveIndex {
  readonly madeAt = Date.now();
  private readonly index = new SearchIndex();
  private readonly listeners = new Set<() => void>();
  private progress: Progress = { version: 0, isLoading: false, failed: [] };
  private loading: Promise<unknown> | undefined;
  private underWay = 0;

  constructor(private readonly client: QueryClient) {}

  /** Reads every source, later only those that failed. Never rejects. */
  readonly load = async (): Promise<void> => {
    const { failed } = this.progress;
    if (!this.loading) this.loading = this.read(NAMES);
    else if (failed.length > 0) this.loading = Promise.all([this.loading, this.read(failed)]);
    await this.loading;
  };

  search(query: string, lookedUp: readonly Entry[] = []) {
    this.index.lookUp(lookedUp);
    return this.index.search(query);
  }

  answers(query: string) {
    return answersTo(query, this.index);
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Progress => this.progress;

  private async read(names: readonly SourceName[]): Promise<void> {
    this.underWay++;
    this.publish({ isLoading: true, failed: [] });
    await Promise.all([this.readWords(), ...names.map((name) => this.readOne(name))]);
    this.underWay--;
    this.publish({ isLoading: this.underWay > 0 });
  }

  /** Search works without synonyms. */
  private async readWords(): Promise<void> {
    try {
      const { data } = await read(this.client, calls.getSearchWords);
      this.index.learn(data.search?.words ?? []);
      this.publish({});
    } catch (error) {
      console.error('Error fetching search words', error);
    }
  }

  private async readOne(name: SourceName): Promise<void> {
    let entries: readonly Entry[];
    try {
      entries = await SOURCES[name](this.client);
    } catch {
      this.publish({ failed: [...this.progress.failed, name] });
      return;
    }
    await inSlices(entries, (slice) => this.index.add(slice));
    this.publish({});
  }

  private publish(change: Partial<Progress>): void {
    this.progress = { ...this.progress, ...change, version: this.progress.version + 1 };
    for (const listener of this.listeners) listener();
  }
}

/** Milliseconds. */
const FRESH_IN_TAB = 10 * 60_000;

/** Milliseconds; a new release counts at once. */
const FRESH_ON_SERVER = 30_000;

const ofTab = new WeakMap<QueryClient, LiveIndex>();

export function indexOfTab(client: QueryClient): LiveIndex {
  const cached = ofTab.get(client);
  if (cached && Date.now() - cached.madeAt < FRESH_IN_TAB) return cached;
  const made = new LiveIndex(client);
  ofTab.set(client, made);
  return made;
}

let ofServer: { index: LiveIndex; pages: SitePage[]; ready: Promise<void> } | undefined;

/** One for all requests, unless a source failed. */
export async function indexOfServer(client: QueryClient): Promise<LiveIndex> {
  const pages = await client.fetchQuery(sitePagesQuery());
  if (ofServer?.pages !== pages || Date.now() - ofServer.index.madeAt > FRESH_ON_SERVER) {
    const index = new LiveIndex(client);
    ofServer = { index, pages, ready: index.load() };
  }
  const { index, ready } = ofServer;
  await ready;
  if (index.snapshot().failed.length > 0 && ofServer?.index === index) ofServer = undefined;
  // No page needs these 80 pages in its boot data.
  client.removeQueries({ queryKey: sitePagesQuery().queryKey, exact: true });
  return index;
}
