import { useParams } from '@university/shared/router';
import { OneDocument } from '../documents/EditDocument';
import { EditForm } from './EditForm';

/** A notice with all that documents have: drafts, preview, review, history. */
export default function EditNotice() {
  const { id = '' } = useParams();
  return <OneDocument key={id} kind="notice" id={id} Form={EditForm} />;
}
