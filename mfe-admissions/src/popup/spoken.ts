import type { DocumentData, POPUP_PLACEHOLDERS, RoundSchedule, Schedule } from '@university/shared/contract';
import { isNumbered, nameIn } from '../rounds/names';
import { pageOf, resultPageAt, signInAddress } from '../rounds/result-pages';
import { daysInWords, daysOf, listInWords } from '../timeline/days';
import { ordinal } from '../timeline/days-texts';
import { texts } from './texts';

export type Notifications = Pick<DocumentData<'popup'>, 'title' | 'points' | 'links'>;

/** Decisions are open. */
const isLive = ({ published, state }: RoundSchedule) => published && state === 'open';

function liveRounds({ tracks, rounds }: Schedule, named: readonly string[]): RoundSchedule[] {
  const order = named.length > 0 ? named : tracks.map(({ code }) => code);
  return order.flatMap((track) => rounds.filter((round) => round.track === track && isLive(round)));
}

type Fill = (schedule: Schedule, rounds: readonly RoundSchedule[]) => string;

const FILLS: Readonly<Record<(typeof POPUP_PLACEHOLDERS)[number], Fill>> = {
  'live rounds': (schedule, rounds) => listInWords(rounds.map((round) => nameIn(schedule, round))),
  'verification days': ({ on }, rounds) =>
    daysInWords(
      rounds.flatMap(({ verify }) => (verify && verify.to >= on ? daysOf(verify) : [])),
      ordinal,
    ),
};

/** Null where a placeholder has no value. */
function filled(point: string, schedule: Schedule, rounds: readonly RoundSchedule[]): string | null {
  let isWhole = true;
  const sentence = point.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    const key = name.trim();
    const words = Object.hasOwn(FILLS, key) ? FILLS[key as keyof typeof FILLS](schedule, rounds) : '';
    if (!words) isWhole = false;
    return words ?? '';
  });
  return isWhole ? sentence : null;
}

/** The site adds links to live results itself. */
function isResult(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'https://site.example');
  return resultPageAt(pathname, searchParams.get('category')) !== undefined;
}

/** Null while no round is live. Sentences name numbered rounds such as UG Round 2, where there are any. */
export function spoken(popup: DocumentData<'popup'>, schedule: Schedule): Notifications | null {
  const { title, points, tracks = [], links } = popup;
  const live = liveRounds(schedule, tracks);
  const numbered = live.filter((round) => isNumbered(schedule, round));
  const about = numbered.length > 0 ? numbered : live;
  const said = points.flatMap((point) => filled(point, schedule, about) ?? []);
  if (live.length === 0 || said.length === 0) return null;
  const results = live.map((round) => ({
    label: texts.result(nameIn(schedule, round)),
    path: signInAddress(pageOf(round)),
  }));
  return { title, points: said, links: [...results, ...links.filter(({ path }) => !isResult(path))] };
}
