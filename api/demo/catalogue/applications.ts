import type { DocumentData, Track } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { DAY, istDay } from '@university/shared/time';

const [diploma, ug, pg] = identity.portals.admission;

/** Days from the first start on which a track opens and closes, and where one applies. */
const PERIODS: Record<Track, { opens: number; closes: number; portal: string }> = {
  diploma: { opens: -40, closes: 25, portal: diploma.url },
  btech: { opens: -33, closes: 18, portal: ug.url },
  ug: { opens: -30, closes: 21, portal: ug.url },
  pg: { opens: -20, closes: 35, portal: pg.url },
};

export const applicationDocuments = (firstStart: Date): DocumentData<'application'>[] =>
  Object.entries(PERIODS).map(([track, { opens, closes, portal }]) => ({
    code: track as Track,
    opensOn: istDay(new Date(firstStart.getTime() + opens * DAY)),
    lastDate: istDay(new Date(firstStart.getTime() + closes * DAY)),
    portal,
  }));
