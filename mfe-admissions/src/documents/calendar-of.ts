import type { DayRange, RoundSchedule } from '@university/shared/contract';
import { identity } from '@university/shared/identity';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { resultName, signInAddress, type ResultPage } from '../allotment/tracks';
import { calendar as texts } from './texts';

const DAY = 24 * 60 * 60 * 1_000;

/** Hours before the end of the window at which a calendar reminds. */
const REMIND_BEFORE = [24, 2];

/** Hours that the counselling may take. */
const COUNSELLING_HOURS = 3;

const minuteOf = (instant: string): DateArray => {
  const date = new Date(instant);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), date.getUTCHours(), date.getUTCMinutes()];
};

const dayOf = (day: string, later = 0): DateArray => {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** A whole day has no hour; the end of an event is the first day that no longer belongs to it. */
const days = ({ from, to }: DayRange) => ({ start: dayOf(from), end: dayOf(to, 1) });

const utc = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;

type Event = Pick<EventAttributes, 'title' | 'description' | 'location' | 'alarms'> &
  ({ start: DateArray; end: DateArray } & Partial<typeof utc>);

function eventsOf(page: ResultPage, schedule: RoundSchedule): Record<string, Event> {
  const { opensAt, closesAt, pay, verify, counselling } = schedule;
  const name = resultName(page).replace('\u00a0', ' ');
  const events: Record<string, Event> = {};
  if (opensAt && closesAt) {
    events.decide = {
      ...texts.decide(name),
      ...utc,
      start: minuteOf(opensAt),
      end: minuteOf(closesAt),
    };
    events.last = {
      ...texts.last(name),
      ...utc,
      start: minuteOf(new Date(Date.parse(closesAt) - 60 * 60_000).toISOString()),
      end: minuteOf(closesAt),
      alarms: REMIND_BEFORE.map((hours) => ({
        action: 'display',
        description: texts.last(name).title,
        trigger: { hours: hours - 1, before: true },
      })),
    };
  }
  if (pay) events.pay = { ...texts.pay(name), ...days(pay) };
  if (verify) events.verify = { ...texts.verify(name), ...days(verify) };
  if (counselling) {
    const begins = Date.parse(`${counselling.day}T${counselling.time}:00+05:30`);
    events.counselling = {
      ...texts.counselling(name),
      ...utc,
      location: `${counselling.campus}, ${counselling.location}`,
      start: minuteOf(new Date(begins).toISOString()),
      end: minuteOf(new Date(begins + COUNSELLING_HOURS * 60 * 60_000).toISOString()),
    };
  }
  return events;
}

/**
 * The dates of a round as iCalendar (RFC 5545), or null while none is set. An event keeps its id when its date changes,
 * so that a calendar that reads the file again moves it.
 */
export function calendarOf(page: ResultPage, schedule: RoundSchedule, publicUrl: string): string | null {
  const { host } = new URL(publicUrl);
  const events = Object.entries(eventsOf(page, schedule)).map(
    ([kind, event]): EventAttributes => ({
      ...event,
      uid: `${page.id}-${kind}@${host}`,
      calName: texts.name(resultName(page).replace('\u00a0', ' ')),
      productId: `-//${identity.shortName}//Admission//EN`,
      url: publicUrl + signInAddress(page),
      status: 'CONFIRMED',
    }),
  );
  if (events.length === 0) return null;
  const { error, value } = createEvents(events);
  if (error) throw error;
  return value ?? null;
}
