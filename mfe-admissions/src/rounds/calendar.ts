import type { DayRange, RoundSchedule } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import type { DocumentArgs } from '@university/shared/remote';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { resultName } from './names';
import { calendarPage, type ResultPage, signInAddress } from './result-pages';
import { scheduleOf, scheduleQuery } from './schedule-query';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Hours before the end of the window at which a calendar reminds. */
const REMIND_BEFORE = [24, 2];

/** Hours that the counselling may take. */
const COUNSELLING_HOURS = 3;

/** What the calendar of a round says: the end of the title, and the description. */
const TEXTS = {
  decide: [
    'decide on your seat',
    'Sign in to see your result and decide. Without a decision in time the seat is lost.',
  ],
  last: ['last hour to decide', 'The window closes at the end of this hour, by the university’s clock.'],
  pay: ['pay the fee', 'For seats that were accepted. The payment link comes to the registered mobile number.'],
  verify: ['document verification', 'At the campus of your seat: originals and one self-attested copy of each.'],
  counselling: [
    'separate counselling',
    'For applicants whose result says that their seat is held. Bring your certificates in the original.',
  ],
} as const;

type Kind = keyof typeof TEXTS;
type Event = Omit<EventAttributes, 'end' | 'duration'> & { end: DateArray };

/** The package knows a stamp (DTSTAMP), but not in its types. */
type StampedEvent = EventAttributes & { timestamp: number };

const minuteOf = (instant: number): DateArray => {
  const date = new Date(instant);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
};

const dayOf = (day: string, later = 0): DateArray => {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** A whole day has no hour; the end of an event is the first day that no longer belongs to it. */
const days = ({ from, to }: DayRange) => ({ start: dayOf(from), end: dayOf(to, 1) });

/** Between two instants, epoch milliseconds. */
const between = (start: number, end: number) =>
  ({
    start: minuteOf(start),
    end: minuteOf(end),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
  }) as const;

const calendarName = ({ track_name, round }: RoundSchedule) => resultName(track_name, round).replace('\u00a0', ' ');

function eventsOf(schedule: RoundSchedule): Map<Kind, Event> {
  const { opensAt, closesAt, pay, verify, counselling } = schedule;
  const events = new Map<Kind, Event>();
  const add = (kind: Kind, event: Event) => {
    const [title, description] = TEXTS[kind];
    events.set(kind, { ...event, title: `${calendarName(schedule)}: ${title}`, description });
  };
  if (opensAt && closesAt) {
    const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
    add('decide', between(opens, closes));
    const title = `${calendarName(schedule)}: ${TEXTS.last[0]}`;
    const alarms = REMIND_BEFORE.map((hours) => ({
      action: 'display' as const,
      description: title,
      trigger: { hours: hours - 1, before: true },
    }));
    add('last', { ...between(closes - HOUR, closes), alarms });
  }
  if (pay) add('pay', days(pay));
  if (verify) add('verify', days(verify));
  if (counselling) {
    const begins = Date.parse(`${counselling.day}T${counselling.time}:00+05:30`);
    const location = `${counselling.campus}, ${counselling.location}`;
    add('counselling', { ...between(begins, begins + COUNSELLING_HOURS * HOUR), location });
  }
  return events;
}

/**
 * The dates of a round as iCalendar (RFC 5545), or null while none is set. An event keeps its id when its date changes,
 * so that a calendar that reads the file again moves it.
 */
export function calendarOf(
  page: ResultPage,
  schedule: RoundSchedule,
  publicUrl: string,
  now = Date.now(),
): string | null {
  const { host } = new URL(publicUrl);
  // By day: programs that ask again hear that nothing has changed.
  const timestamp = now - (now % DAY);
  const events = [...eventsOf(schedule)].map(
    ([kind, event]): StampedEvent => ({
      ...event,
      uid: `${page.id}-${schedule.cycle}-${kind}@${host}`,
      calName: `${identity.shortName} admission, ${calendarName(schedule)}`,
      productId: `-//${identity.shortName}//Admission//EN`,
      url: publicUrl + signInAddress(page),
      status: 'CONFIRMED',
      timestamp,
    }),
  );
  if (events.length === 0) return null;
  const { error, value } = createEvents(events);
  if (error) throw error;
  return value ?? null;
}

/** The dates of a round for people's calendars; null where there is no such round or no window yet. */
export default async function calendar({ params, queryClient, publicUrl }: DocumentArgs): Promise<string | null> {
  const page = calendarPage(params.file ?? '');
  if (!page) return null;
  const schedule = scheduleOf(await queryClient.fetchQuery({ ...scheduleQuery(), retry: false }), page);
  return schedule ? calendarOf(page, schedule, publicUrl) : null;
}
