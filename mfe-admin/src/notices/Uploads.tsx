import { useSession } from '@university/shared';
import { Card } from '@university/shared/ui';
import { useState } from 'react';
import { StaffArea } from '../area/StaffArea';
import { chosenFiles } from '../form/drafts';
import { Sending } from './Sending';
import { UploadForm } from './UploadForm';
import { texts } from './texts';
import { isOpen, useUploads } from './upload-queue';
import { blank, toJobs, type UploadKind, type UploadValues } from './upload-values';

export default function Uploads() {
  const session = useSession();
  const { title, lead } = texts.upload;
  return (
    <StaffArea title={title} lead={lead}>
      {session && <UploadsDesk owner={session.email} kind="notice" />}
    </StaffArea>
  );
}

/** The form, and once it is sent, how each upload stands. `owner` is the e-mail address of who is logged in. */
export function UploadsDesk({ owner, kind }: { owner: string; kind: UploadKind }) {
  const { queue, jobs } = useUploads(owner, kind);
  const [start, setStart] = useState<UploadValues>(blank);
  const files = chosenFiles(owner, kind);

  function send(values: UploadValues) {
    queue.start(toJobs(values, kind, files), values);
  }

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
        <Sending jobs={jobs} queue={queue} onChange={change} onMore={more} />
      ) : (
        <UploadForm kind={kind} start={start} files={files} onSubmit={send} />
      )}
    </Card>
  );
}
