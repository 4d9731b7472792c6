import type { PageInfo } from '@university/shared/remote';
import { academicEvents } from '../structured-data/academic-events';
import { university } from '../structured-data/university';

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
