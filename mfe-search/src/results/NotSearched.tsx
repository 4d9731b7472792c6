import { Button, Message } from '@university/shared/ui';
import type { Failed } from '../api/search';
import { texts } from '../texts';

interface Props {
  failed: Failed;
  onRetry: () => void;
}

/** Says which part of the site could not be searched; the rest stands. */
export function NotSearched({ failed, onRetry }: Props) {
  if (failed.length === 0) return null;
  return (
    <Message $tone="bad">
      {failed.map((name) => (
        <p key={name}>{texts.failed[name]}</p>
      ))}
      <Button type="button" $look="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Message>
  );
}
