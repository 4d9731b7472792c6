import { identity } from '@university/shared/identity';
import { ACADEMIC_YEAR } from '../calendars/academic-year';
import { postalAddress } from './university';

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
