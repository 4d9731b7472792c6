import { withPrefix } from '@university/shared/language';
import { ButtonAnchor, Card, SectionTitle, Stack } from '@university/shared/kit';
import { formatSpan } from '@university/shared/time';
import { eventFile } from './address';
import type { NoticeDetail } from './queries';
import { texts } from './texts';

const words = texts.event;

/** When and where something takes place, and the file by which a calendar knows; nothing where neither is known. */
export function EventCard({ notice: { _id, startsAt, endsAt, place } }: { notice: NoticeDetail }) {
  if (!startsAt && !place) return null;
  return (
    <Card as="section" aria-labelledby="event">
      <Stack $gap={1}>
        <SectionTitle id="event">{words.title}</SectionTitle>
        {startsAt && (
          <p>
            <time dateTime={startsAt}>{formatSpan(startsAt, endsAt)}</time>
          </p>
        )}
        {place && <p>{place}</p>}
        {startsAt && (
          <div>
            <ButtonAnchor $look="quiet" href={withPrefix(eventFile(_id))} type="text/calendar">
              {words.add}
            </ButtonAnchor>
          </div>
        )}
      </Stack>
    </Card>
  );
}
