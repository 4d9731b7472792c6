import { langOf } from '@university/shared/language';
import { Link } from '@university/shared/router';
import { SectionTitle, Stack } from '@university/shared/kit';
import { formatDate } from '@university/shared/time';
import type { NoticeDetail } from './queries';
import { texts } from './texts';

const words = texts.series;

/** The notices that belong together, the first of them and what followed it; nothing for one that stands alone. */
export function Series({ notice: { _id, series, follows } }: { notice: NoticeDetail }) {
  if (series.length === 0) return null;
  const first = series.find((each) => each.follows === null);
  const later = series.filter((each) => each !== first);
  const nameOf = (each: (typeof series)[number]) => {
    const day = formatDate(each.publishAt);
    if (each === first) return words.first(day);
    return words.later(each.section === 'tenders', later.indexOf(each) + 1, day);
  };
  return (
    <Stack as="section" $gap={1} aria-labelledby="series">
      <SectionTitle id="series">{words.title}</SectionTitle>
      <p>{follows ? words.follows : words.isFollowed(later.length)}</p>
      <ol>
        {[...(first ? [first] : []), ...later].map((each) => (
          <li key={each._id}>
            {nameOf(each)}:{' '}
            {each._id === _id ? (
              <strong aria-current="page" lang={langOf(each.fileName)}>
                {each.fileName}
              </strong>
            ) : (
              <Link to={`/notices/${each._id}`} lang={langOf(each.fileName)}>
                {each.fileName}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
