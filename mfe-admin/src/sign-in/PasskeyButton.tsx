import { Message, Stack } from '@university/shared/kit';
import { useSingleMutation } from '@university/shared/query';
import { useEffect, useRef } from 'react';
import { ActButton } from '../form/buttons';
import { messageOf } from '../form/failures';
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
  const { error, isPending, mutate } = useSingleMutation({ mutationFn: onUse });
  const box = useRef<HTMLDivElement>(null);
  // On a small screen it stands below the fold.
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (isSupported === false) return null;
  return (
    <Stack $gap={2}>
      <ActButton disabled={!isSupported} isBusy={isPending} onClick={() => mutate()}>
        {isPending ? texts.using : label}
      </ActButton>
      {error && (
        <Message $tone="bad" role="alert" tabIndex={-1} ref={box}>
          {messageOf(error)}
        </Message>
      )}
    </Stack>
  );
}
