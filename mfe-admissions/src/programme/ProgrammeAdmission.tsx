import type { Schedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import type { FillingProps, LoaderArgs } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Message, Row } from '@university/shared/kit';
import { MessageTitle } from '../look';
import { prepareSchedule, scheduleQuery } from '../rounds/schedule-query';
import { comingOf } from '../timeline/coming';
import { Line } from '../timeline/ComingList';
import { trackOf } from './admission';
import type { Programme } from './takes';
import { texts } from './texts';

const TITLE = 'programme-admission';

/** How admission to a programme stands now, on its page. */
export default function ProgrammeAdmission({ gives }: FillingProps<Programme>) {
  const { data } = useQuery(scheduleQuery());
  return (
    <Message as="section" aria-labelledby={TITLE}>
      <MessageTitle id={TITLE}>{texts.title}</MessageTitle>
      {data ? <Lines schedule={data} track={trackOf(gives)} /> : <p>{texts.unknown}</p>}
      <Row>
        {gives.code && <Link to={`/admission/ranks/${encodeURIComponent(gives.code)}`}>{texts.ranks}</Link>}
        <Link to="/admission#results">{texts.all}</Link>
      </Row>
    </Message>
  );
}

export const loader = ({ queryClient }: LoaderArgs): Promise<unknown> => prepareSchedule(queryClient);

/** What of the timeline is about a track. */
function Lines({ schedule, track }: { schedule: Schedule; track: string }) {
  const lines = comingOf(schedule).filter((line) => line.track === track);
  if (lines.length === 0) return <p>{texts.none}</p>;
  return lines.map((line) => (
    <p key={line.name + line.says}>
      <Line line={line} on={schedule.on} />
    </p>
  ));
}
