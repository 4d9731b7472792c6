import type { PublicationPreview, RoundSummary, RoundUpdate } from '@university/shared/contract';
import { Dialog, FactColumns, Row, TextField } from '@university/shared/kit';
import { useQuery, useSingleMutation } from '@university/shared/query';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { useState } from 'react';
import { ActButton, Failed, Read } from '../form/actions';
import { Warnings } from '../form/Check';
import { inIndia } from '../list/cells';
import { texts as common } from '../texts';
import { publicationQuery } from './queries';
import { openInWords, replacedInWords, roundName } from './rounds';
import { texts } from './texts';

const { outcomes } = texts.round;

function signInOf({ isPresentYear, sharedSignIn }: PublicationPreview): string {
  if (!isPresentYear) return 'Nobody can sign in: the site speaks of another admission year.';
  return sharedSignIn > 0 ? texts.publishSharedSignIn(inIndia(sharedSignIn)) : texts.publishSignIn;
}

const mailsOf = ({ mails, sendsMail }: PublicationPreview): string =>
  [
    mails > 0 ? texts.publishMails(inIndia(mails)) : 'No mail goes out.',
    mails > 0 && !sendsMail ? 'No mail server is set up: mails are written to a folder and reach nobody.' : '',
  ]
    .join(' ')
    .trim();

const photosOf = ({ withoutPhoto, records }: PublicationPreview): string =>
  withoutPhoto > 0
    ? texts.publishPhotos(inIndia(withoutPhoto), inIndia(records))
    : 'Every applicant has a photograph here.';

interface Props {
  round: RoundSummary;
  onPublish: (update: Pick<RoundUpdate, 'published' | 'publishAt' | 'confirmed'>) => Promise<void>;
  onClose: () => void;
}

export function PublishRound(props: Props) {
  const { round, onClose } = props;
  const query = useQuery(publicationQuery(round));
  return (
    <Dialog
      title={query.data?.needsSecond ? 'Ask a second person to publish these results?' : 'Publish these results?'}
      width="44rem"
      onClose={onClose}
    >
      <Read query={query} failed="What would happen could not be loaded.">
        {(preview) => <Asked {...props} preview={preview} />}
      </Read>
    </Dialog>
  );
}

function Asked({ round, preview, onPublish, onClose }: Props & { preview: PublicationPreview }) {
  const [at, setAt] = useState(toIstInput(round.publishAt));
  const [isConfirmed, setConfirmed] = useState(false);
  const { records, needsSecond, earlier } = preview;
  const warnings = earlier.flatMap((each) => [...openInWords(each), ...replacedInWords(each)]);
  const { error, isPending, mutate } = useSingleMutation({
    mutationFn: () =>
      onPublish({
        published: at === '',
        ...(at !== '' && { publishAt: fromIstInput(at) }),
        ...(isConfirmed && { confirmed: true }),
      }),
    onSuccess: onClose,
  });
  return (
    <>
      <p>{texts.publishText(inIndia(records), roundName(round))}</p>
      <FactColumns
        facts={[
          { term: outcomes.allotted, value: inIndia(preview.outcomes.allotted) },
          { term: outcomes['not-allotted'], value: inIndia(preview.outcomes['not-allotted']) },
          { term: outcomes.held, value: inIndia(preview.outcomes.held) },
          { term: 'Mails', value: mailsOf(preview) },
          { term: 'Photographs', value: photosOf(preview) },
          { term: 'Sign-in', value: signInOf(preview) },
          { term: 'Approval', value: needsSecond && 'A second person has to approve it first.' },
        ]}
      />
      <Warnings warnings={warnings} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      <TextField
        id={`publish-at-${round._id}`}
        type="datetime-local"
        label="Hour, in IST"
        hint="Leave it empty to publish at once."
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <Failed error={error} />
      <Row>
        {(isConfirmed || warnings.length === 0) && (
          <ActButton look="primary" isBusy={isPending} onClick={() => mutate()}>
            {isPending ? common.saving : texts.publishSubmit[needsSecond ? 'propose' : at ? 'at' : 'now']}
          </ActButton>
        )}
        <ActButton onClick={onClose}>{common.cancel}</ActButton>
      </Row>
    </>
  );
}
