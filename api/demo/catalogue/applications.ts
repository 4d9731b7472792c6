import type { DocumentData, Track } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { DAY, istDay } from '@university/shared/time';

const [diploma, ug, pg] = exampleIdentity.portals.admission.map(({ url }) => url);

/** Days from the first start on which a track opens and closes, and where one applies. */
const PERIODS: Record<Track, { opens: number; closes: number; portal: string | undefined }> = {
  diploma: { opens: -40, closes: 25, portal: diploma },
  btech: { opens: -33, closes: 18, portal: ug },
  ug: { opens: -30, closes: 21, portal: ug },
  pg: { opens: -20, closes: 35, portal: pg },
};

export const applicationDocuments = (firstStart: Date): DocumentData<'application'>[] =>
  Object.entries(PERIODS).map(([track, { opens, closes, portal }]) => ({
    code: track as Track,
    opensOn: istDay(new Date(firstStart.getTime() + opens * DAY)),
    lastDate: istDay(new Date(firstStart.getTime() + closes * DAY)),
    portal: portal ?? null,
  }));
