import { identity } from '@university/shared/identity';
import type { PageInfo } from '@university/shared/remote';
import { ACADEMIC_YEAR } from '../calendars/academic-year';
import { postalAddress, university } from '../structured-data';

/** What people meet for in the academic year, as schema.org has it. */
export const academicEvents = (origin: string) =>
  ACADEMIC_YEAR.filter(({ event }) => event).map(({ name, whom, from, to = from }) => ({
    '@type': 'Event',
    name: `${name}, ${identity.name}`,
    ...(whom && { description: `${name}. For: ${whom}.` }),
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: identity.name, address: postalAddress },
    organizer: { '@type': 'CollegeOrUniversity', name: identity.name, url: origin },
    url: `${origin}/academics/academic-calendar`,
  }));

/** What some texts are about, for machines. By name of the text. */
const SUBJECTS: Readonly<Record<string, (origin: string) => object[]>> = {
  'about-us/About-the-University': (origin) => [university(origin)],
  contact: (origin) => [university(origin)],
  'academics/academic-calendar': academicEvents,
};

const CALENDARS: Readonly<Record<string, { title: string; href: string }>> = {
  'academics/academic-calendar': { title: 'Academic calendar', href: '/academic-calendar.ics' },
  'holiday-calendar': { title: 'Holiday calendar', href: '/holiday-calendar.ics' },
};

export function structuredDataOf(name: string, { origin }: URL): Pick<PageInfo, 'structuredData' | 'alternates'> {
  const subject = SUBJECTS[name];
  const calendar = CALENDARS[name];
  return {
    ...(subject && { structuredData: subject(origin) }),
    ...(calendar && { alternates: [{ type: 'text/calendar', ...calendar }] }),
  };
}
