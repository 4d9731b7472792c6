import { withPrefix } from '@university/shared/language';
import { read } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { ListedNotice, NoticeSection } from '@university/shared/contract';
import type { DocumentArgs } from '@university/shared/remote';
import { HOUR } from '@university/shared/time';
import { type CalendarEvent, writeCalendar } from '../calendars/write';
import { ifAny } from '@university/shared/reading';
import { texts } from './texts';

const SECTIONS: readonly NoticeSection[] = ['student-events', 'news'];

const MOST = 100;

/** The event of one notice, or all listed events. An empty calendar is valid, because apps poll it. */
export default async function events({ params, queryClient, publicUrl }: DocumentArgs): Promise<string | null> {
  const { id } = params;
  const notices = id === undefined ? await allEvents(queryClient) : await one(queryClient, id);
  const entries = notices.flatMap((notice) => toEntry(notice, publicUrl));
  if (id !== undefined && entries.length === 0) return null;
  const changed = notices.map(({ publishAt }) => Date.parse(publishAt));
  return writeCalendar(texts.event.calendar, entries, new Date(Math.max(0, ...changed)));
}

type Client = DocumentArgs['queryClient'];

async function one(client: Client, id: string): Promise<ListedNotice[]> {
  const answer = await ifAny(read(client, calls.getNotice, { params: { id } }), [404, 400]);
  return answer ? [answer.data.notice] : [];
}

async function allEvents(client: Client): Promise<ListedNotice[]> {
  const lists = await Promise.all(
    SECTIONS.map((section) => read(client, calls.listNotices, { query: { section, limit: MOST } })),
  );
  return lists.flatMap(({ data }) => data.notices);
}

/** Without an end it takes an hour. */
function toEntry(
  { _id, fileName, summary, place, startsAt, endsAt }: ListedNotice,
  publicUrl: string,
): CalendarEvent[] {
  if (!startsAt) return [];
  const start = Date.parse(startsAt);
  return [
    {
      id: `notice-${_id}`,
      title: fileName,
      ...(summary && { description: summary }),
      ...(place && { location: place }),
      url: publicUrl + withPrefix(`/notices/${_id}`),
      start,
      end: endsAt ? Date.parse(endsAt) : start + HOUR,
    },
  ];
}
