import { Button, Message } from '@university/shared/ui';
import { texts } from '../texts';

const words = texts.drafts;

/** Tells people that what they had entered was kept. */
export function Restored({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Message role="status">
      <p>{words.restored}</p>
      <Button type="button" $look="quiet" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </Message>
  );
}
