import { withPrefix } from '@university/shared/language';
import { identity } from '@university/shared/identity';
import type { PageInfo } from '@university/shared/remote';
import { ACADEMIC_FILE, type CalendarPart, HOLIDAY_FILE } from '../calendars/calendar';
import { postalAddress, university } from '../structured-data';
import type { ContentText } from './queries';
import { texts } from './texts';

/** schema.org events; `url` is that of the page. */
export const academicEvents = (events: ContentText['calendar']['events'], { origin, pathname }: URL) =>
  events.map(({ name, whom, from, to }) => ({
    '@type': 'Event',
    name: `${name}, ${identity.name}`,
    ...(whom && { description: texts.forWhom(name, whom) }),
    startDate: from,
    endDate: to ?? from,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: identity.name, address: postalAddress },
    organizer: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
    url: origin + withPrefix(pathname),
  }));

const ABOUT_US = ['/about-us/About-the-University', '/contact'];

const FILES: Readonly<Record<CalendarPart, { title: string; href: string }>> = {
  holidays: { title: texts.calendars.holidays, href: HOLIDAY_FILE },
  terms: { title: texts.calendars.terms, href: ACADEMIC_FILE },
};

export function describe(
  { calendar: { events, parts } }: ContentText,
  url: URL,
): Pick<PageInfo, 'structuredData' | 'alternates'> {
  const structuredData = [
    ...(ABOUT_US.includes(url.pathname) ? [university(url.origin)] : []),
    ...academicEvents(events, url),
  ];
  const alternates = parts.map((part) => ({ type: 'text/calendar', ...FILES[part] }));
  return {
    ...(structuredData.length > 0 && { structuredData }),
    ...(alternates.length > 0 && { alternates }),
  };
}
