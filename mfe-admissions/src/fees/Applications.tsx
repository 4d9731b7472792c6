import { feesOf } from '@university/shared/contract';
import { useQuery } from '@university/shared/query';
import { formatMoney, Message, OutsideLink } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import { Table } from '../guides/table';
import { TRACKS, trackName } from '../rounds/tracks';
import { type ApplyingIn, applicationsQuery, feesQuery } from './queries';
import { texts } from './texts';

function lastDate({ last_date, isOver }: ApplyingIn): string {
  if (!last_date) return texts.none;
  return isOver ? texts.over(formatDate(last_date)) : formatDate(last_date);
}

/** Where and until when one applies in each track, and what that costs. */
export function Applications() {
  const { data: applications } = useQuery(applicationsQuery());
  const { data: fees } = useQuery(feesQuery());
  if (!applications || !fees) return <Message>{texts.datesUnknown}</Message>;
  return (
    <Table
      caption={texts.applications}
      columns={[texts.track, texts.portal, texts.opens, texts.lastDate, { name: texts.registration, isNumber: true }]}
      rows={TRACKS.flatMap((track) => applications.find((each) => each.track === track) ?? []).map((each) => [
        trackName(each.track),
        each.portal ? (
          <OutsideLink key="portal" href={each.portal}>
            {texts.open(trackName(each.track))}
          </OutsideLink>
        ) : (
          texts.none
        ),
        each.opens_on ? formatDate(each.opens_on) : texts.none,
        lastDate(each),
        formatMoney(feesOf(fees, { track: each.track, band: null }).registration),
      ])}
    />
  );
}
