import { withPrefix } from '@university/shared/language';
import type { Schedule } from '@university/shared/contract';
import { Message, SectionTitle, Stack } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { ALL_ROUNDS } from '../rounds/result-pages';
import { scheduleQuery } from '../rounds/queries';
import { ComingList } from './ComingList';
import { comingOf, isAnyToCome } from './coming';
import { texts } from './texts';

export function Next() {
  const { data } = useQuery(scheduleQuery());
  return data ? <NextOf schedule={data} /> : <Message>{texts.unknown}</Message>;
}

function NextOf({ schedule }: { schedule: Schedule }) {
  const lines = comingOf(schedule);
  return (
    <Stack $gap={2}>
      <SectionTitle id="next">{texts.next}</SectionTitle>
      {lines.length > 0 ? <ComingList lines={lines} on={schedule.on} /> : <p>{texts.nothing}</p>}
      {isAnyToCome(lines) && (
        <p>
          <a href={withPrefix(ALL_ROUNDS)} download>
            {texts.calendar}
          </a>
        </p>
      )}
    </Stack>
  );
}
