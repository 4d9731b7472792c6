import { Button, Message } from '@university/shared/ui';
import { texts } from '../texts';

interface Props {
  failed: { pages: boolean; faculty: boolean };
  onRetry: () => void;
}

/** Says which part of the site could not be searched; the rest stands. */
export function NotSearched({ failed, onRetry }: Props) {
  if (!failed.pages && !failed.faculty) return null;
  return (
    <Message $tone="bad">
      {failed.pages && <p>{texts.pagesFailed}</p>}
      {failed.faculty && <p>{texts.facultyFailed}</p>}
      <Button type="button" $look="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Message>
  );
}
