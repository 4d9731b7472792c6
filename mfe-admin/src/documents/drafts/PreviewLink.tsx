import { call } from '@university/shared';
import * as calls from '@university/shared/calls';
import { ButtonAnchor, Dialog, Row, Stack, TextField } from '@university/shared/kit';
import { formatDate, fromIstInput } from '@university/shared/time';
import { useEffect, useState } from 'react';
import { ActButton, Confirm, Alert, messageOf } from '../../form/actions';
import { texts as all } from '../../texts';
import { linkOf } from './OpenPreview';
import { texts } from './texts';
import { calendarNow } from '@university/shared/identity';
/** CSS pixels of a common phone. */
const PHONE = { width: 390, height: 844 };

export function PreviewLink({ id, page, onClose }: { id: string; page: string; onClose: () => void }) {
  const [link, setLink] = useState<{ href: string; until: string }>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    call(calls.createDraftPreview, { params: { id } }).then(
      ({ data }) => setLink({ href: window.location.origin + linkOf(data.token, page), until: data.expires_at }),
      (error: unknown) => setFailure(messageOf(error)),
    );
  }, [id, page]);

  return (
    <Dialog title={texts.previewTitle} onClose={onClose}>
      <Alert>{failure}</Alert>
      {link ? (
        <Stack $gap={2}>
          <p>{`Anybody with this link sees the draft on the real page, until ${formatDate(link.until)}.`}</p>
          <Row>
            <ButtonAnchor href={link.href} target="_blank" rel="noopener">
              Open the page
            </ButtonAnchor>
            <ActButton
              onClick={() => window.open(link.href, '_blank', `popup,width=${PHONE.width},height=${PHONE.height}`)}
            >
              As on a phone
            </ActButton>
          </Row>
          <TextField
            id="preview-link"
            label="Link to pass on"
            readOnly
            value={link.href}
            onFocus={({ target }) => target.select()}
          />
        </Stack>
      ) : (
        !failure && <p role="status">{all.loading}</p>
      )}
      <Row>
        <ActButton onClick={onClose}>Close</ActButton>
      </Row>
    </Dialog>
  );
}

interface PublishLaterProps {
  onTime: (instant: string) => Promise<unknown>;
  onClose: () => void;
}

export function PublishLater({ onTime, onClose }: PublishLaterProps) {
  const [time, setTime] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Confirm
      title="Publish later"
      action="Schedule"
      onClose={onClose}
      onConfirm={async () => {
        const instant = new Date(fromIstInput(time));
        const isToCome = instant.getTime() > calendarNow();
        setError(isToCome ? undefined : 'Give a day and a time that are still to come.');
        if (!isToCome) return false;
        await onTime(instant.toISOString());
      }}
    >
      <TextField
        id="publish-later"
        type="datetime-local"
        label="Day and time, in IST"
        value={time}
        error={error}
        onChange={({ target }) => setTime(target.value)}
      />
    </Confirm>
  );
}
