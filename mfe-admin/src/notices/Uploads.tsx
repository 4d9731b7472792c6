import { useSession } from '@university/shared';
import { Card } from '@university/shared/kit';
import { useLocation } from '@university/shared/router';
import { useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { useInvalidate } from '../api/invalidate';
import { Sending } from '../form/Sending';
import { chosenFiles } from '../form/unfinished';
import { isOpen, type NewJob, useUploads } from '../form/upload-queue';
import { type Uploaded, uploadNotice } from './calls';
import { Published } from './Published';
import { texts } from './texts';
import { UploadForm } from './UploadForm';
import { blank, type UploadKind, type UploadValues } from './upload-values';

/** Both pages of uploads: of notices for now or later, and of old documents for the archive. */
export default function Uploads() {
  const session = useSession();
  const kind = /^\/admin\/archive-uploads/i.test(useLocation().pathname) ? 'archive' : 'notice';
  const { title, lead } = texts[kind === 'archive' ? 'archive' : 'upload'];
  return (
    <StaffArea title={title} lead={lead}>
      {session && <UploadsDesk key={kind} owner={session.email} kind={kind} />}
    </StaffArea>
  );
}

/** The form, and once it is sent, how each upload stands. `owner` is the e-mail address of who is logged in. */
function UploadsDesk({ owner, kind }: { owner: string; kind: UploadKind }) {
  const invalidate = useInvalidate();
  const { queue, jobs } = useUploads<UploadValues, Uploaded>(owner, kind, {
    send: uploadNotice,
    onDone: () => invalidate('notices'),
    atOnce: 2,
  });
  const [start, setStart] = useState<UploadValues>(blank);
  const files = chosenFiles(owner, kind);

  /** Back to the form, with what was not uploaded. */
  function change() {
    const open = jobs.filter(isOpen).map(({ key }) => key);
    const form = queue.form ?? blank();
    setStart({ ...form, entries: form.entries.filter(({ key }) => open.includes(key)) });
    queue.clear();
  }

  function more() {
    files.clear();
    const { section = '', language = 'en' } = queue.form ?? {};
    setStart(blank({ section, language }));
    queue.clear();
  }

  return (
    <Card>
      {jobs.length > 0 ? (
        <Sending
          {...{ jobs, queue }}
          checking={texts.sending.checking}
          done={(uploaded) => <Published {...uploaded} />}
          onChange={change}
          onMore={more}
        />
      ) : (
        <UploadForm
          kind={kind}
          start={start}
          files={files}
          onSubmit={(wanted: NewJob[], values) => queue.start(wanted, values)}
        />
      )}
    </Card>
  );
}
