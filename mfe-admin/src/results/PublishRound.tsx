import type { PublicationPreview, RoundSummary, RoundUpdate } from '@university/shared/contract';
import { FactColumns, TextField } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { fromIstInput, toIstInput } from '@university/shared/time';
import { useState } from 'react';
import { Confirm, Read } from '../form/actions';
import { inIndia } from '../list/cells';
import { publicationQuery } from './queries';
import { openInWords, replacedInWords, roundName } from './rounds';
import { NO_MAIL } from '../texts';
import { texts } from './texts';

const { outcomes } = texts.round;

function signInOf({ isPresentYear, sharedSignIn }: PublicationPreview): string {
  if (!isPresentYear) return 'Nobody can sign in: the site speaks of another admission year.';
  return sharedSignIn > 0 ? texts.publishSharedSignIn(inIndia(sharedSignIn)) : texts.publishSignIn;
}

const mailsOf = ({ mails, sendsMail }: PublicationPreview): string =>
  [mails > 0 ? texts.publishMails(inIndia(mails)) : 'No mail goes out.', mails > 0 && !sendsMail ? NO_MAIL : '']
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

export function PublishRound({ round, onPublish, onClose }: Props) {
  const query = useQuery(publicationQuery(round));
  const [at, setAt] = useState(toIstInput(round.publishAt));
  const { needsSecond = false, earlier = [] } = query.data ?? {};
  return (
    <Confirm
      title={needsSecond ? 'Ask a second person to publish these results?' : 'Publish these results?'}
      width="44rem"
      action={query.data && texts.publishSubmit[needsSecond ? 'propose' : at ? 'at' : 'now']}
      warnings={earlier.flatMap((each) => [...openInWords(each), ...replacedInWords(each)])}
      onConfirm={(hasReadWarnings) =>
        onPublish({
          published: at === '',
          ...(at !== '' && { publishAt: fromIstInput(at) }),
          ...(hasReadWarnings && { confirmed: true }),
        })
      }
      onClose={onClose}
    >
      <Read query={query} failed="What would happen could not be loaded.">
        {(preview) => (
          <>
            <p>{texts.publishText(inIndia(preview.records), roundName(round))}</p>
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
            <TextField
              id={`publish-at-${round._id}`}
              type="datetime-local"
              label="Hour, in IST"
              hint="Leave it empty to publish at once."
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          </>
        )}
      </Read>
    </Confirm>
  );
}
