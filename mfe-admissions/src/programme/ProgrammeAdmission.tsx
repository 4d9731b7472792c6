import { prepare } from '@university/shared/reading';
import type { Schedule, Track } from '@university/shared/contract';
import type { Programme } from './takes';
import { useQuery } from '@university/shared/query';
import type { FillingProps, LoaderArgs } from '@university/shared/remote';
import { Link } from '@university/shared/router';
import { Message, Row } from '@university/shared/kit';
import { MessageTitle } from '../look';
import { scheduleQuery } from '../rounds/queries';
import { comingOf } from '../timeline/coming';
import { Line } from '../timeline/ComingList';
import { texts } from './texts';

/** Older pages send no track; B.Tech. is undergraduate by level and a track of its own. */
export const trackOf = ({ name, level, track }: Programme): Track =>
  track ?? (level === 'UG' && /^B\.?\s*Tech\b/i.test(name) ? 'btech' : level.toLowerCase());

const TITLE = 'programme-admission';

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

export const loader = ({ queryClient }: LoaderArgs): Promise<unknown> => prepare(queryClient, scheduleQuery());

function Lines({ schedule, track }: { schedule: Schedule; track: string }) {
  const lines = comingOf(schedule).filter((line) => line.track === track);
  if (lines.length === 0) return <p>{texts.none}</p>;
  return lines.map((line) => (
    <p key={line.name + line.says}>
      <Line line={line} on={schedule.on} />
    </p>
  ));
}
