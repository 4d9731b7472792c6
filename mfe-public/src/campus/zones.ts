import type { Zone } from '@university/shared/contract';

/** Zones of Delhi in the order people see them. */
export const ZONES = [
  { id: 'central', title: 'Central Zone' },
  { id: 'north', title: 'North Zone' },
  { id: 'south', title: 'South Zone' },
  { id: 'east', title: 'East Zone' },
  { id: 'west', title: 'West Zone' },
] as const satisfies readonly { id: Zone; title: string }[];

export type ListedZone = (typeof ZONES)[number];

/** The zone that an address names, in any case. */
export function zoneOf(id: string | undefined): ListedZone | undefined {
  return ZONES.find((zone) => zone.id === id?.toLowerCase());
}
