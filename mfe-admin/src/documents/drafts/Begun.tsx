import { Message } from '@university/shared/kit';
import { useQuery } from '@university/shared/query';
import { Link } from '@university/shared/router';
import { formatInstant } from '@university/shared/time';
import { DOCUMENTS, type EntryKind } from '../contract';
import { addressOf } from '../kinds';
import { draftsQuery } from '../queries';
import { texts } from './texts';

/** New entries that exist as drafts only are in no list. */
export function Begun({ kind, except }: { kind: EntryKind; except?: string }) {
  const { data: drafts = [] } = useQuery(draftsQuery());
  const begun = drafts.filter((each) => each.isNew && each.kind === kind && each._id !== except);
  if (begun.length === 0) return null;
  return (
    <Message>
      <strong>{`${DOCUMENTS[kind].many} that are drafts only`}</strong>
      <ul>
        {begun.map(({ _id, name, at, by, isMine }) => (
          <li key={_id}>
            <Link to={addressOf.one(kind, _id)}>{name}</Link>, {texts.savedAt(formatInstant(at), isMine ? '' : by)}
          </li>
        ))}
      </ul>
    </Message>
  );
}
