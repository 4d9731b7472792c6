import { withPrefix } from '@university/shared/language';
import type { DayRange, RoundSchedule, Schedule, TrackSchedule } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import type { DocumentArgs } from '@university/shared/remote';
import { withRefresh } from '@university/shared/time';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { texts } from './calendar-texts';
import { resultName } from './names';
import { ALL_ROUNDS, calendarPage, pageOf, type ResultPage, signInAddress } from './result-pages';
import { scheduleOf, scheduleQuery } from './queries';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Hours. */
const REMIND_BEFORE = [24, 2];

const COUNSELLING_HOURS = 3;

type Kind = Exclude<keyof typeof texts.events, 'opens' | 'apply'>;
type Event = Omit<EventAttributes, 'end' | 'duration'> & { end: DateArray };

/** DTSTAMP: the package supports it, but its types do not. */
type StampedEvent = EventAttributes & { timestamp: number };

const minuteOf = (instant: number): DateArray => {
  const date = new Date(instant);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
};

const dayOf = (day: string, later = 0): DateArray => {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** The end is exclusive. */
const days = ({ from, to }: DayRange) => ({ start: dayOf(from), end: dayOf(to, 1) });

/** Epoch milliseconds. */
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
    const [title, description] = texts.events[kind];
    events.set(kind, { ...event, title: `${calendarName(schedule)}: ${title}`, description });
  };
  if (opensAt && closesAt) {
    const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
    add('decide', between(opens, closes));
    const title = `${calendarName(schedule)}: ${texts.events.last[0]}`;
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

interface Dated {
  id: string;
  event: Event;
  path: string;
}

const roundEvents = (page: ResultPage, schedule: RoundSchedule): Dated[] =>
  [...eventsOf(schedule)].map(([kind, event]) => ({
    id: `${page.id}-${schedule.cycle}-${kind}`,
    event,
    path: signInAddress(page),
  }));

function applicationEvents({ code, name, application }: TrackSchedule, cycle: string | null): Dated[] {
  const { opens_on: opens, last_date: last } = application ?? { opens_on: null, last_date: null };
  const event = (kind: 'opens' | 'apply', day: string | null): Dated[] => {
    const [title, description] = texts.events[kind];
    const id = `${code}-${cycle}-${kind}`;
    return day
      ? [
          {
            id,
            event: { ...days({ from: day, to: day }), title: `${name}: ${title}`, description },
            path: '/admission',
          },
        ]
      : [];
  };
  return [...event('opens', opens), ...event('apply', last)];
}

/** iCalendar (RFC 5545). UIDs are stable, so that calendars that poll the file move events. */
function fileOf(name: string, dated: readonly Dated[], publicUrl: string, now: number): string | null {
  if (dated.length === 0) return null;
  const { host } = new URL(publicUrl);
  // By day, so that polling finds no change.
  const timestamp = now - (now % DAY);
  const events = dated.map(
    ({ id, event, path }): StampedEvent => ({
      ...event,
      uid: `${id}@${host}`,
      calName: texts.name(identity.shortName, name),
      productId: `-//${identity.shortName}//Admission//EN`,
      url: publicUrl + withPrefix(path),
      status: 'CONFIRMED',
      timestamp,
    }),
  );
  const { error, value } = createEvents(events);
  if (error) throw error;
  return value ? withRefresh(value) : null;
}

export const calendarOf = (page: ResultPage, schedule: RoundSchedule, publicUrl: string, now = Date.now()) =>
  fileOf(calendarName(schedule), roundEvents(page, schedule), publicUrl, now);

export function calendarOfAll({ cycle, tracks, rounds }: Schedule, publicUrl: string, now = Date.now()) {
  const dated = [
    ...tracks.flatMap((track) => applicationEvents(track, cycle)),
    ...rounds.flatMap((round) => roundEvents(pageOf(round), round)),
  ];
  return fileOf(cycle ?? '', dated, publicUrl, now);
}

export default async function calendar({ params, url, queryClient, publicUrl }: DocumentArgs): Promise<string | null> {
  const isAll = url.pathname === ALL_ROUNDS;
  const page = calendarPage(params.file ?? '');
  if (!isAll && !page) return null;
  const known = await queryClient.fetchQuery({ ...scheduleQuery(), retry: false });
  if (isAll) return calendarOfAll(known, publicUrl);
  const schedule = page && scheduleOf(known, page);
  return schedule ? calendarOf(page, schedule, publicUrl) : null;
}
