import { calendarNow } from '@university/shared/identity';
import { sitePagesQuery } from '@university/shared';
import { NOT_PUBLISHED } from '../contract';
import type { Uploaded } from './calls';
import { formatSize, Row } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { pageOf } from './sections';
import { texts } from './texts';

const words = texts.sending;

/** What was published and where visitors find it. */
export function Published({ notice, same = [] }: Uploaded) {
  const { _id, section, fileName, archive, publishAt, pages, size, fileLink } = notice;
  const { data: sitePages } = useQuery(sitePagesQuery());
  const page = sitePages?.find(({ path }) => path === pageOf(section));
  const isPublic = Date.parse(publishAt) <= calendarNow();
  return (
    <>
      <strong>{outcome(fileName, { archive, isPublic, publishAt })}</strong>
      <span>{fileLink ? words.facts(pages, formatSize(size)) : words.textOnly}</span>
      {same.length > 0 && (
        <span>
          {words.same}{' '}
          {same.map((other) => (
            <Link key={other._id} to={`/admin/view-pdfs/${other._id}`}>
              {other.fileName}
            </Link>
          ))}
        </span>
      )}
      {publishAt === NOT_PUBLISHED && <Link to={`/admin/view-pdfs/${_id}`}>{words.seeWaiting}</Link>}
      {isPublic && (
        <Row>
          <Link to={`/notices/${_id}`}>{words.seeNotice}</Link>
          {page && !archive && <Link to={page.path}>{words.seePage(page.title)}</Link>}
          {fileLink && <a href={fileLink}>{words.openFile}</a>}
        </Row>
      )}
    </>
  );
}

interface Standing {
  archive: boolean;
  isPublic: boolean;
  publishAt: string;
}

function outcome(title: string, { archive, isPublic, publishAt }: Standing): string {
  if (publishAt === NOT_PUBLISHED) return words.waits(title);
  if (archive) return words.archived(title);
  return isPublic ? words.published(title) : words.scheduled(title, formatInstant(publishAt));
}
