import type { DraftSummary, GrievanceCounts, RoundSummary, StaffNotice } from '@university/shared/contract';
import { formatDate, formatInstant } from '@university/shared/time';
import { inIndia } from '../list/cells';
import { roundName, roundPage } from '../results/rounds';
import { texts } from './texts';

const words = texts.attention;

/** One thing that somebody should look at. */
export interface Concern {
  text: string;
  /** Where it is done; left out where the card's own link leads there. */
  to?: string;
  isUrgent?: boolean;
}

/** Days that count as soon, and as urgent. */
export const SOON = 7;
const URGENT = 2;

const DAY = 24 * 60 * 60 * 1_000;

/** How many of the notices that expire are named. */
const NAMED = 5;

interface Page<T> {
  data: { notices: T[] };
  metadata: { total: number };
}

interface NoticeData {
  expiring: Page<Pick<StaffNotice, '_id' | 'fileName' | 'validUntil'>>;
  scheduled: Page<unknown>;
}

export function aboutNotices({ expiring, scheduled }: NoticeData): Concern[] {
  const { total } = expiring.metadata;
  const lines = expiring.data.notices
    .flatMap(({ validUntil, ...notice }) => (validUntil ? [{ ...notice, validUntil }] : []))
    .sort((a, b) => a.validUntil.localeCompare(b.validUntil))
    .slice(0, NAMED)
    .map(({ _id, fileName, validUntil }) => ({
      text: words.notices.line(fileName, formatDate(validUntil)),
      to: `/admin/view-pdfs/${_id}`,
    }));
  return [
    ...(total > 0 ? [{ text: words.notices.expiring(total), isUrgent: true }, ...lines] : []),
    ...(scheduled.metadata.total > 0
      ? [{ text: words.notices.scheduled(scheduled.metadata.total), to: '/admin/view-pdfs?state=scheduled' }]
      : []),
  ];
}

export function aboutGrievances({ data: { counts } }: { data: { counts: GrievanceCounts } }): Concern[] {
  const { open, overdue } = counts;
  return [
    ...(overdue > 0 ? [{ text: words.grievances.overdue(overdue), isUrgent: true }] : []),
    ...(open > 0 ? [{ text: words.grievances.open(open) }] : []),
  ];
}

/** @param now milliseconds */
export function aboutRounds(rounds: readonly RoundSummary[], now: number): Concern[] {
  const isWithin = (days: number, instant: string | null): instant is string => {
    const at = Date.parse(instant ?? '');
    return at >= now && at <= now + days * DAY;
  };
  return rounds.flatMap((round) => {
    const { opensAt, closesAt, statuses } = round;
    const name = roundName(round);
    const to = roundPage(round);
    if (isWithin(SOON, opensAt)) return [{ to, text: words.rounds.opens(name, formatInstant(opensAt)) }];
    if (!isWithin(SOON, closesAt)) return [];
    const waiting = words.rounds.undecided(inIndia(statuses.pending));
    return [
      {
        to,
        text: `${words.rounds.closes(name, formatInstant(closesAt))}, ${waiting}`,
        isUrgent: isWithin(URGENT, closesAt),
      },
    ];
  });
}

export const aboutHolds = (holds: readonly unknown[]): Concern[] =>
  holds.length > 0 ? [{ text: words.holds.held(holds.length), isUrgent: true }] : [];

export function aboutDrafts(drafts: readonly Pick<DraftSummary, 'stage' | 'isMine' | 'remark'>[]): Concern[] {
  const reviews = drafts.filter(({ stage, isMine }) => stage === 'in-review' && !isMine).length;
  const back = drafts.filter(({ isMine, remark }) => isMine && remark !== '').length;
  return [
    ...(reviews > 0 ? [{ text: words.drafts.reviews(reviews), isUrgent: true }] : []),
    ...(back > 0 ? [{ text: words.drafts.back(back), isUrgent: true }] : []),
    ...(drafts.length > 0 ? [{ text: words.drafts.all(drafts.length) }] : []),
  ];
}

export function aboutApprovals({ metadata: { total } }: { metadata: { total: number } }): Concern[] {
  return total > 0 ? [{ text: words.approvals.waiting(total), isUrgent: true }] : [];
}

export function aboutMail({ metadata: { total } }: { metadata: { total: number } }): Concern[] {
  return total > 0 ? [{ text: words.mail.failed(total), isUrgent: true }] : [];
}
