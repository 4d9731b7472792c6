import { Message, Stack } from '@university/shared/kit';
import { useEffect, useRef } from 'react';
import { ActButton } from '../form/buttons';
import { useTask } from '../form/use-task';
import { usePasskeySupport } from './passkeys';
import { passkeys as texts } from './texts';

interface Props {
  label: string;
  /** Uses a passkey; what it throws is said below the button. */
  onUse: () => Promise<unknown>;
}

/** A way in beside a form's own, for browsers that have passkeys. */
export function PasskeyButton({ label, onUse }: Props) {
  const isSupported = usePasskeySupport();
  const { isBusy, failure, run } = useTask();
  const box = useRef<HTMLDivElement>(null);
  // On a small screen it stands below the fold.
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (isSupported === false) return null;
  return (
    <Stack $gap={2}>
      <ActButton disabled={!isSupported} isBusy={isBusy} onClick={() => void run(onUse)}>
        {isBusy ? texts.using : label}
      </ActButton>
      {failure && (
        <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
          {failure}
        </Message>
      )}
    </Stack>
  );
}
