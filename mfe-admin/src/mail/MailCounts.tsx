import type { MailCounts as Counts, MailSummary } from '@university/shared/contract';
import { Muted } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { formatDate } from '@university/shared/time';
import { mailCountsQuery } from './queries';
import { Fold, Titled } from '../area/Panel';
import { Read } from '../form/messages';
import { inIndia } from '../list/cells';
import { CountTable } from '../chart/CountTable';
import { kindInWords } from './kinds';
import { texts } from './texts';

const words = texts.counts;
const { states } = texts;

const HEAD = [states.waiting, states.sent, states.failed];
const numbers = ({ waiting, sent, failed }: Counts) => [waiting, sent, failed] as const;

/** How much mail waits, was sent and failed, by what it is about and by day. */
export function MailCounts() {
  return (
    <Titled title={words.title}>
      <Read query={useQuery(mailCountsQuery())} failed={words.failed}>
        {(summary) => <Numbers summary={summary} />}
      </Read>
    </Titled>
  );
}

function Numbers({ summary: { byKind, byDay, perMinute } }: { summary: MailSummary }) {
  if (byKind.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <CountTable
        caption={words.byKind}
        head={[words.kind, ...HEAD]}
        rows={byKind.map((row) => [kindInWords(row.kind), ...numbers(row)])}
      />
      <Fold title={words.byDay}>
        <CountTable
          caption={words.byDay}
          head={[words.day, ...HEAD]}
          rows={byDay.map((row) => [formatDate(row.day), ...numbers(row)])}
        />
      </Fold>
      <Muted>{words.rate(inIndia(perMinute))}</Muted>
    </>
  );
}
