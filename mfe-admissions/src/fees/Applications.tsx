import { feesOf, type Schedule } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { formatMoney, Message, OutsideLink } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { Table } from '../guides/table';
import { scheduleQuery } from '../rounds/schedule-query';
import { feesQuery } from './queries';
import { texts } from './texts';

/** `on` is the day of the answer, so that server and browser agree. */
function lastDate(day: string | null, on: string): string {
  if (!day) return texts.none;
  return day < on ? texts.over(formatDate(day)) : formatDate(day);
}

export function Applications() {
  const { data } = useQuery(scheduleQuery());
  return data ? <ApplicationsOf schedule={data} /> : <Message>{texts.datesUnknown}</Message>;
}

export function ApplicationsOf({ schedule }: { schedule: Schedule }) {
  const { data: fees } = useQuery(feesQuery());
  if (!fees) return <Message>{texts.datesUnknown}</Message>;
  return (
    <Table
      caption={texts.applications}
      columns={[texts.track, texts.portal, texts.opens, texts.lastDate, { name: texts.registration, isNumber: true }]}
      rows={schedule.tracks.flatMap(({ code, name, application }) => {
        if (!application) return [];
        const { opens_on, last_date, portal } = application;
        return [
          [
            name,
            portal ? (
              <OutsideLink key="portal" href={portal}>
                {texts.open(name)}
              </OutsideLink>
            ) : (
              texts.none
            ),
            opens_on ? formatDate(opens_on) : texts.none,
            lastDate(last_date, schedule.on),
            formatMoney(feesOf(fees, { track: code, band: null }).registration),
          ],
        ];
      })}
    />
  );
}
