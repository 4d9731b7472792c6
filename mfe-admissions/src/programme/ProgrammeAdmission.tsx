import type { RoundSchedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { FillingProps, LoaderArgs } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Message, Row } from '@university/shared/kit';
import { formatInstant } from '@university/shared/time';
import { MessageTitle } from '../look';
import { prepareSchedule, scheduleQuery } from '../rounds/schedule';
import { resultName, signInAddress } from '../rounds/tracks';
import { type CurrentRound, currentRound, trackOf } from './admission';
import type { Programme } from './takes';
import { texts } from './texts';

const TITLE = 'programme-admission';

/** How admission to a programme stands now, on its page. */
export default function ProgrammeAdmission({ gives }: FillingProps<Programme>) {
  const { data } = useQuery(scheduleQuery());
  const current = data && currentRound(data, trackOf(gives));
  const isOpen = current?.schedule.state === 'open';
  return (
    <Message as="section" aria-labelledby={TITLE}>
      <MessageTitle id={TITLE}>{texts.title}</MessageTitle>
      <p>{sentence(data, current)}</p>
      <Row>
        {isOpen && <Link to={signInAddress(current.page)}>{texts.result(resultName(current.page))}</Link>}
        <Link to="/admission#results">{texts.all}</Link>
      </Row>
    </Message>
  );
}

export const loader = ({ queryClient }: LoaderArgs): Promise<void> => prepareSchedule(queryClient);

function sentence(known: readonly RoundSchedule[] | undefined, current: CurrentRound | undefined) {
  if (!known) return texts.unknown;
  if (!current) return texts.none;
  const { page, schedule } = current;
  const round = resultName(page);
  if (schedule.state !== 'open')
    return schedule.opensAt ? texts.next(round, formatInstant(schedule.opensAt)) : texts.none;
  return (
    <>
      <strong>{texts.open(round)}</strong> {schedule.closesAt && texts.until(formatInstant(schedule.closesAt))}
    </>
  );
}
