import type { DocumentData } from '@university/shared/contract';
import { exampleIdentity } from '@university/shared/testing/identity';
import { addDays, istDay } from '@university/shared/time';
import { cycleDocuments, YEAR_DAYS } from './cycles';
import type { DemoTrack } from './tracks';

const [diploma, ug, pg] = exampleIdentity.portals.admission.map(({ url }) => url);

/** Days from the first start on which a track opens and closes, and where one applies. */
const PERIODS: Record<DemoTrack, { opens: number; closes: number; portal: string | undefined }> = {
  diploma: { opens: -40, closes: 25, portal: diploma },
  btech: { opens: -33, closes: 18, portal: ug },
  ug: { opens: -30, closes: 21, portal: ug },
  pg: { opens: -20, closes: 35, portal: pg },
};

/** Of both admissions. */
export function applicationDocuments(firstStart: Date): DocumentData<'application'>[] {
  const today = istDay(firstStart);
  return cycleDocuments(firstStart).flatMap(({ code: cycle }, index) =>
    Object.entries(PERIODS).map(([track, { opens, closes, portal }]) => {
      const day = (days: number) => addDays(today, days - (index === 0 ? YEAR_DAYS : 0));
      return {
        code: `${track}-${cycle}`,
        cycle,
        track,
        opensOn: day(opens),
        lastDate: day(closes),
        portal: portal ?? null,
      };
    }),
  );
}
