import { Button, Message } from '@university/shared/ui';
import { texts } from '../texts';

const words = texts.upload;

/** Tells people that an earlier try was kept, and what of it was not. */
export function Restored({ file, onStartAgain }: { file: string | null; onStartAgain: () => void }) {
  return (
    <Message role="status">
      <p>
        {words.restored} {file && words.chooseFileAgain(file)}
      </p>
      <Button type="button" $look="quiet" onClick={onStartAgain}>
        {words.startAgain}
      </Button>
    </Message>
  );
}
