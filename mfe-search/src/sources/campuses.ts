import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { Campus } from '@university/shared/contract';
import type { QueryClient } from '@university/shared/query';
import type { Entry } from '../engine/entry';
import { texts } from '../texts';
import { factsOfCampus, general, hostels } from './facts';
import { placeOf } from './names';

const METRO_WEIGHT = 0.8;
const CODE_WEIGHT = 0.9;
const ZONE_WEIGHT = 0.95;

/** The campuses, and the page of each zone that has one. */
export async function readCampuses(client: QueryClient): Promise<Entry[]> {
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
  const place = placeOf(name);
  return {
    kind: 'campus',
    path: `/campus/${encodeURIComponent(slug)}`,
    title: name,
    about: women_only ? `${location} · ${texts.womenOnly}` : location,
    names: [
      ...[name, place, inDigits(place)].map((text) => ({ text, weight: 1 })),
      { text: code, weight: CODE_WEIGHT },
      ...(nearest_metro ?? '')
        .split(' / ')
        .filter(Boolean)
        .map((text) => ({ text, weight: METRO_WEIGHT })),
    ],
    also: `${location} ${zone_name} ${texts.metro} ${women_only ? texts.womenOnly : ''}`,
    facts: factsOfCampus(campus),
  };
}

/** The page of the zone that a campus is in; who types a zone may add the city. */
function zoneEntry({ zone, zone_name, city }: Campus): Entry {
  return {
    kind: 'page',
    path: `/campus/zone/${encodeURIComponent(zone)}`,
    title: texts.campusesOf(zone_name),
    about: texts.aboutZone,
    names: [texts.campusesOf(zone_name), zone_name, `${zone} ${city}`].map((text) => ({ text, weight: ZONE_WEIGHT })),
  };
}

/** `Okhla II` is typed as `okhla 2`. */
const inDigits = (name: string): string => name.replace(/ (I{1,3})$/, (_, numeral: string) => ` ${numeral.length}`);
