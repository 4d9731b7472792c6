import type { RoundSchedule, Schedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { FillingProps, LoaderArgs } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Message, Row } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { MessageTitle } from '../look';
import { resultName } from '../rounds/names';
import { pageOf, signInAddress } from '../rounds/result-pages';
import { prepareSchedule, scheduleQuery } from '../rounds/schedule-query';
import { currentRound, trackOf } from './admission';
import type { Programme } from './takes';
import { texts } from './texts';

const TITLE = 'programme-admission';

/** How admission to a programme stands now, on its page. */
export default function ProgrammeAdmission({ gives }: FillingProps<Programme>) {
  const { data } = useQuery(scheduleQuery());
  const current = data && currentRound(data, trackOf(gives));
  const isOpen = current?.state === 'open';
  return (
    <Message as="section" aria-labelledby={TITLE}>
      <MessageTitle id={TITLE}>{texts.title}</MessageTitle>
      <p>{sentence(data, current)}</p>
      <Row>
        {isOpen && <Link to={signInAddress(pageOf(current))}>{texts.result(nameOf(current))}</Link>}
        <Link to="/admission#results">{texts.all}</Link>
      </Row>
    </Message>
  );
}

export const loader = ({ queryClient }: LoaderArgs): Promise<unknown> => prepareSchedule(queryClient);

const nameOf = ({ track_name, round }: RoundSchedule) => resultName(track_name, round);

function sentence(known: Schedule | undefined, current: RoundSchedule | undefined) {
  if (!known) return texts.unknown;
  if (!current) return texts.none;
  const { state, opensAt, closesAt } = current;
  const round = nameOf(current);
  if (state !== 'open') return opensAt ? texts.next(round, formatInstant(opensAt)) : texts.none;
  return (
    <>
      <strong>{texts.open(round)}</strong> {closesAt && texts.until(formatInstant(closesAt))}
    </>
  );
}
