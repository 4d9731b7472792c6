import { sitePagesQuery } from '@university/shared';
import { Card, formatSize, Row } from '@university/shared/kit';
import { useLocation, Link } from '@university/shared/router';
import { StaffArea } from '../area/StaffArea';
import { useInvalidate } from '../api/invalidate';
import { UploadDesk } from '../form/UploadDesk';
import { type Uploaded, uploadNotice } from './calls';
import { texts } from './texts';
import { UploadForm } from './UploadForm';
import { blank, type UploadKind, type UploadValues } from './upload-values';
import { calendarNow } from '@university/shared/identity';
import { NOT_PUBLISHED } from '../contract';
import { useQuery } from '@university/shared/query';
import { formatInstant } from '@university/shared/time';
import { pageOf } from './sections';

export default function Uploads() {
  const kind = /^\/admin\/archive-uploads/i.test(useLocation().pathname) ? 'archive' : 'notice';
  const { title, lead } = texts[kind === 'archive' ? 'archive' : 'upload'];
  return (
    <StaffArea title={title} lead={lead}>
      <UploadsDesk key={kind} kind={kind} />
    </StaffArea>
  );
}

function UploadsDesk({ kind }: { kind: UploadKind }) {
  const invalidate = useInvalidate();
  return (
    <Card>
      <UploadDesk<UploadValues, Uploaded>
        name={kind}
        blank={({ section = '', language = 'en' } = {} as UploadValues) => blank({ section, language })}
        send={uploadNotice}
        onDone={() => invalidate('notices')}
        atOnce={2}
        checking={texts.sending.checking}
        done={(uploaded) => <Published {...uploaded} />}
        form={(start, files, onSubmit) => <UploadForm {...{ kind, start, files, onSubmit }} />}
      />
    </Card>
  );
}

const words = texts.sending;

function Published({ notice, same = [] }: Uploaded) {
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
