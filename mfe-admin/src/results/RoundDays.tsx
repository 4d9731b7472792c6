import type { RoundSummary } from '@university/shared/contract';
import { FactColumns } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatDays, formatInstant } from '@university/shared/time';
import { documentQuery } from '../documents/queries';
import { Titled } from '../area/Panel';
import { Read } from '../form/messages';
import { texts } from './texts';

const words = texts.round;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const daysOf = (from: unknown, to: unknown): string =>
  textOf(from) && textOf(to) ? formatDays({ from: textOf(from), to: textOf(to) }) : words.noDays;

/** What follows the window of a round, as its document has it, and the way there. */
export function RoundDays({ round: { _id } }: { round: RoundSummary }) {
  const query = useQuery(documentQuery(_id));
  return (
    <Titled title={words.days}>
      <Read query={query} failed={words.failed}>
        {({ data }) => (
          <FactColumns
            facts={[
              { term: words.facts.pay, value: daysOf(data.payFrom, data.payUntil) },
              { term: words.facts.verify, value: daysOf(data.verifyFrom, data.verifyUntil) },
              { term: words.facts.place, value: textOf(data.verifyPlace) || words.atSeat },
              {
                term: words.facts.counselling,
                value: textOf(data.counsellingAt) && formatInstant(textOf(data.counsellingAt)),
              },
            ]}
          />
        )}
      </Read>
      <div>
        <Link to={`/admin/catalogue/round/${encodeURIComponent(_id)}`}>{words.toDocument}</Link>
      </div>
    </Titled>
  );
}
