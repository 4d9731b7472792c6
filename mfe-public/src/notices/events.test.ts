import { createQueryClient } from '@university/shared';
import type { Notice } from '@university/shared/contract';
import events from './events';
import { ALONE, aNotice, listAnswer } from './testing';

const publicUrl = 'https://www.seu.example';
const EVENT = {
  section: 'student-events',
  startsAt: '2026-02-01T04:30:00.000Z',
  endsAt: '2026-02-01T06:30:00.000Z',
  place: 'Hall 2; Dwarka',
} as const;

const fileOf = (notice: Notice, id?: string) =>
  events({
    params: id === undefined ? {} : { id },
    url: new URL(publicUrl),
    publicUrl,
    queryClient: createQueryClient({
      api: {
        get: async (path) =>
          path === '/notice' ? listAnswer([notice]) : { status: 'success', data: { notice, ...ALONE } },
      },
      sitePages: async () => [],
    }),
  });

test('the event of a notice is a file for calendars', async () => {
  const file = await fileOf(aNotice('n1', EVENT), 'n1');
  expect(file).toContain('DTSTART:20260201T043000Z');
  expect(file).toContain('DTEND:20260201T063000Z');
  expect(file).toContain('LOCATION:Hall 2\\; Dwarka');
  expect(file).toContain('URL:https://www.seu.example/notices/n1');
});

test('without an end it takes an hour; without a start there is no file', async () => {
  expect(await fileOf(aNotice('n1', { ...EVENT, endsAt: null }), 'n1')).toContain('DTEND:20260201T053000Z');
  expect(await fileOf(aNotice('n1'), 'n1')).toBeNull();
});

test('all events are one file', async () => {
  expect(await fileOf(aNotice('n1', EVENT))).toContain('UID:notice-n1@');
});
