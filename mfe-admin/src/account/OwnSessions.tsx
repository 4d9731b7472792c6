import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import type { StaffSession } from '@university/shared/contract';
import { Badge } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { useDone } from '../api/invalidate';
import { sessionsQuery } from '../api/queries';
import { Panel } from '../area/Panel';
import { Failed, Read } from '../form/messages';
import { RowButton, Small } from '../list/cells';
import { type Column, DataTable, columnsFrom } from '../list/DataTable';
import { texts } from './texts';

const words = texts.sessions;

const columnsOf = (onEnd: (session: StaffSession) => void): Column<StaffSession>[] =>
  columnsFrom(words, {
    browser: (row) => (
      <>
        <strong>{browserOf(row.userAgent) ?? words.unknown}</strong>
        {row.isThis && (
          <Small>
            <Badge>{words.isThis}</Badge>
          </Small>
        )}
      </>
    ),
    began: (row) => formatInstant(row.began_at),
    used: (row) => formatInstant(row.last_used_at),
    actions: (row) =>
      !row.isThis && (
        <RowButton aria-label={words.endOf(formatInstant(row.began_at))} onClick={() => onEnd(row)}>
          {words.end}
        </RowButton>
      ),
  });

export function OwnSessions() {
  const done = useDone();
  const end = useSingleMutation({
    mutationFn: ({ _id: id }: StaffSession) => call(calls.endSession, { params: { id } }),
    onSuccess: () => done(words.ended, 'sessions'),
  });

  return (
    <Panel title={words.title}>
      <p>{words.text}</p>
      <Failed error={end.error} />
      <Read query={useQuery(sessionsQuery())} failed={words.failed}>
        {(sessions) => (
          <DataTable caption={words.title} columns={columnsOf((session) => end.mutate(session))} rows={sessions} />
        )}
      </Read>
    </Panel>
  );
}

/** The first that fits counts: later ones name themselves as earlier ones too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser's own description in words: `Chrome, Android`; undefined when it says nothing known. */
export function browserOf(userAgent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([part]) => userAgent.includes(part))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : undefined;
}
