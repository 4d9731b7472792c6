import type { MailCounts, RoundMail } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { roundMailQuery } from './queries';
import { Titled } from '../area/Panel';
import { Read } from '../form/messages';
import { inIndia, Small } from '../list/cells';
import { type Column, DataTable } from '../list/DataTable';
import { roundName } from '../results/rounds';
import { texts } from './texts';

const words = texts.rounds;

type Row = RoundMail & { _id: string };

/** How far mail is: what was sent of how many, and what is left. */
function Progress({ waiting, sent, failed }: MailCounts) {
  const all = waiting + sent + failed;
  if (all === 0) return words.nothing;
  const left = [waiting > 0 && words.waiting(inIndia(waiting)), failed > 0 && words.failedOf(inIndia(failed))];
  return (
    <>
      {words.progress(inIndia(sent), inIndia(all))}
      <Small>{left.filter(Boolean).join(', ')}</Small>
    </>
  );
}

const COLUMNS: Column<Row>[] = [
  { id: 'round', header: words.round, cell: roundName },
  { id: 'records', header: words.records, cell: ({ records }) => inIndia(records) },
  {
    id: 'result',
    header: words.result,
    cell: ({ published, result }) =>
      published || result.sent + result.waiting + result.failed > 0 ? <Progress {...result} /> : words.notOut,
  },
  { id: 'reminder', header: words.reminder, cell: ({ reminder }) => <Progress {...reminder} /> },
  {
    id: 'actions',
    header: texts.columns.actions,
    cell: (row) => (
      <Link to={`/admin/mail?about=${encodeURIComponent(row.about)}`} aria-label={words.showOf(roundName(row))}>
        {words.show}
      </Link>
    ),
  },
];

/** How far results and reminders of each round of the academic year are. */
export function RoundMails() {
  return (
    <Titled title={words.title}>
      <Read query={useQuery(roundMailQuery())} failed={words.failed}>
        {(rounds) => (
          <DataTable
            caption={words.caption}
            columns={COLUMNS}
            rows={rounds.map((round) => ({ ...round, _id: round.about }))}
            empty={words.none}
          />
        )}
      </Read>
    </Titled>
  );
}
