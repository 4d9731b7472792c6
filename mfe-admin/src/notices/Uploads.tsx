import { sitePagesQuery, useSession } from '@university/shared';
import type { EditableDocument } from '@university/shared/contract';
import { Card, formatSize, Row } from '@university/shared/kit';
import { useLocation, useNavigate, useSearchParams, Link } from '@university/shared/router';
import { type ComponentProps, useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { useInvalidate } from '../api/changes';
import { UploadDesk } from '../form/UploadDesk';
import { type Uploaded, uploadNotice } from './calls';
import { texts } from './texts';
import { startOfDraft } from './NewDraft';
import { UploadForm } from './UploadForm';
import { blank, type UploadValues } from './upload-values';
import { calendarNow } from '@university/shared/identity';
import { NOT_PUBLISHED } from '../contract';
import { useQuery } from '@university/shared/query';
import { newId } from '../documents/addresses';
import { documentQuery } from '../documents/queries';
import { Read } from '../form/actions';
import { beginOnce, setUnfinished } from '../form/unfinished';
import { formatInstant } from '@university/shared/time';
import { pageOf } from './sections';

export default function Uploads() {
  const isArchive = /^\/admin\/archive-uploads/i.test(useLocation().pathname);
  const asked = useSearchParams()[0].get('draft');
  return (
    <StaffArea
      title={isArchive ? 'Archive uploads' : 'Upload notices'}
      lead={isArchive ? texts.archiveLead : texts.uploadLead}
    >
      <Card>{isArchive ? <UploadsDesk kind="archive" /> : <NewNotice key={asked} asked={asked} />}</Card>
    </StaffArea>
  );
}

const BEGUN = 'new-notice-draft';

function NewNotice({ asked }: { asked: string | null }) {
  const owner = useSession()?.email ?? '';
  const navigate = useNavigate();
  const remember = (begun: { id: string; isSaved: boolean }) => setUnfinished(owner, BEGUN, begun, true);
  const [{ id, isSaved }, setBegun] = useState(() =>
    asked ? { id: asked, isSaved: true } : beginOnce(owner, BEGUN, () => ({ id: newId(), isSaved: false }), true),
  );
  const query = useQuery({ ...documentQuery(id), enabled: isSaved });

  function beginAnew() {
    const next = { id: newId(), isSaved: false };
    remember(next);
    setBegun(next);
    if (asked) void navigate('/admin/uploads', { replace: true });
  }

  const desk = (opened?: EditableDocument) => (
    <UploadsDesk
      kind="notice"
      start={opened && startOfDraft(opened)}
      draft={{ id, opened: opened ?? null, onSaved: () => remember({ id, isSaved: true }) }}
      onBegin={beginAnew}
    />
  );
  if (!isSaved) return desk();
  return (
    <Read
      query={query.isFetchedAfterMount ? query : { ...query, data: undefined }}
      failed="The draft could not be loaded."
      missing={desk()}
    >
      {(opened) => desk(opened)}
    </Read>
  );
}

interface DeskProps extends Pick<ComponentProps<typeof UploadForm>, 'kind' | 'draft'> {
  start?: UploadValues | undefined;
  onBegin?: () => void;
}

function UploadsDesk({ kind, draft, start: opened, onBegin }: DeskProps) {
  const invalidate = useInvalidate();
  return (
    <UploadDesk<UploadValues, Uploaded>
      name={kind}
      blank={({ data: { section, language } } = blank()) => blank({ section, language })}
      send={uploadNotice}
      onDone={() => invalidate('notices')}
      atOnce={2}
      checking="All sent. The file is being checked and published…"
      done={(uploaded) => <Published {...uploaded} />}
      form={(start, files, onSubmit) => (
        <UploadForm
          key={draft?.id}
          {...{ kind, files, draft }}
          start={opened ?? start}
          onStartAgain={onBegin}
          onSubmit={(jobs, values) => {
            onSubmit(
              draft ? jobs.map((job) => ({ ...job, fields: { ...job.fields, draft: draft.id } })) : jobs,
              values,
            );
            onBegin?.();
          }}
        />
      )}
    />
  );
}

function Published({ notice, same = [] }: Uploaded) {
  const { _id, section, fileName, archive, publishAt, pages, size, fileLink } = notice;
  const { data: sitePages } = useQuery(sitePagesQuery());
  const page = sitePages?.find(({ path }) => path === pageOf(section));
  const isPublic = Date.parse(publishAt) <= calendarNow();
  return (
    <>
      <strong>{outcome(fileName, { archive, isPublic, publishAt })}</strong>
      <span>{fileLink ? texts.sendingFacts(pages, formatSize(size)) : texts.sendingTextOnly}</span>
      {same.length > 0 && (
        <span>
          The same PDF is on the site already:{' '}
          {same.map((other) => (
            <Link key={other._id} to={`/admin/view-pdfs/${other._id}`}>
              {other.fileName}
            </Link>
          ))}
        </span>
      )}
      {publishAt === NOT_PUBLISHED && <Link to={`/admin/view-pdfs/${_id}`}>See what waits</Link>}
      {isPublic && (
        <Row>
          <Link to={`/notices/${_id}`}>See the notice</Link>
          {page && !archive && <Link to={page.path}>{`See the page: ${page.title}`}</Link>}
          {fileLink && <a href={fileLink}>{texts.sendingOpenFile}</a>}
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
  if (publishAt === NOT_PUBLISHED) return `“${title}” waits for a second person, who publishes it.`;
  if (archive) return `“${title}” is in the archive.`;
  return isPublic ? `“${title}” is published.` : `“${title}” will be published on ${formatInstant(publishAt)}.`;
}
