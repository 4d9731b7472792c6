import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentData, Schedule } from '@university/shared/contract';
import { DAY, fromIstInput, istDay } from '@university/shared/time';
import { isHindiFile, pathOfFile, readPageFile } from '../../src/domains/documents/transfer/tables';
import { demoFile, type Filled, readRows } from '../data';

export const demoPages = (language: 'en' | 'hi' = 'en'): DocumentData<'page'>[] =>
  readdirSync(demoFile('site/pages'), { recursive: true, encoding: 'utf8' })
    .map((file) => `pages/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.md') && isHindiFile(file) === (language === 'hi'))
    .sort()
    .map((file) => {
      const source = readFileSync(demoFile(`site/${file}`), 'utf8');
      return readPageFile(pathOfFile(file) ?? '', source).page as DocumentData<'page'>;
    });

export const demoCalendar = (): DocumentData<'calendar'> => {
  const rows = (name: string) =>
    readRows(`site/calendar.${name}.csv`).map(({ isEvent, isRestricted, moves, ...row }) => ({
      ...row,
      ...{ isEvent: isEvent === 'yes', isRestricted: isRestricted === 'yes', moves: moves === 'yes' },
    }));
  return { year: '2025-26', terms: rows('terms'), holidays: rows('holidays') } as unknown as DocumentData<'calendar'>;
};

export const hindiNames = (): Record<string, string> =>
  Object.fromEntries(
    ['campus', 'department', 'program'].flatMap((kind) =>
      (readRows(`site/${kind}.csv`) as Filled[]).map(({ name = '', 'name.hi': hindi = '' }) => [name, hindi]),
    ),
  );

export function scheduleOf(firstStart: Date, later = 0): Schedule {
  const cycle = '2025-26';
  const now = firstStart.getTime() + later * DAY;
  const ofCycle = (name: string) => readRows(`site/${name}.csv`, firstStart).filter((row) => row.cycle === cycle);
  const at = (cell: string | null | undefined) => (cell ? new Date(fromIstInput(cell)).toISOString() : null);
  const range = (from?: string | null, to?: string | null) => (from && to ? { from, to } : null);
  const tracks = readRows('site/track.csv') as Filled[];
  const applications = ofCycle('application');
  return {
    on: istDay(now),
    cycle,
    tracks: tracks.map(({ code = '', name = '', fullName = '' }) => {
      const own = applications.find(({ track }) => track === code);
      const application = own && {
        opens_on: own.opensOn ?? null,
        last_date: own.lastDate ?? null,
        portal: own.portal ?? null,
      };
      return { code, name, full_name: fullName, application: application ?? null };
    }),
    rounds: ofCycle('round').map((row) => {
      const of = tracks.find(({ code }) => code === row.track);
      const [opensAt, closesAt] = [at(row.opensAt), at(row.closesAt)];
      const isOver = closesAt !== null && now >= Date.parse(closesAt);
      const isBefore = opensAt !== null && now < Date.parse(opensAt);
      return {
        ...{ cycle, track: row.track ?? '', round: Number(row.round), final: row.final === 'yes', opensAt, closesAt },
        ...{ track_name: of?.name ?? '', track_full_name: of?.fullName ?? '' },
        published: opensAt !== null && Date.parse(opensAt) <= firstStart.getTime(),
        state: isBefore ? 'before' : isOver ? 'closed' : 'open',
        pay: range(row.payFrom, row.payUntil),
        verify: range(row.verifyFrom, row.verifyUntil),
        ...{ verify_place: null, counselling: null, follows: null },
      };
    }),
  };
}
