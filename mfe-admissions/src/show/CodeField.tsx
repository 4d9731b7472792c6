import { Button, FieldError, Stack, TextField } from '@university/shared/ui';
import type { AllotmentCalls } from '../api/calls';
import { StatusLine } from '../StatusLine';
import { dialog as texts } from '../texts';
import { TimeLeft } from '../time/TimeLeft';
import { useCode } from './use-code';

interface Props {
  calls: Pick<AllotmentCalls, 'sendCode'>;
  error?: string;
}

/** The code that comes by mail, and the button that asks for it. */
export function CodeField({ calls, error }: Props) {
  const { sent, isSlow, ask } = useCode(calls);
  return (
    <Stack $gap={1}>
      <Button type="button" $look="quiet" aria-disabled={isSlow} onClick={ask}>
        {isSlow ? texts.sendingCode : sent?.tone === 'good' ? texts.sendCodeAgain : texts.sendCode}
      </Button>
      {sent?.tone === 'bad' && (
        <FieldError role="alert">
          {sent.text} {sent.until && <TimeLeft key={sent.until} until={sent.until} />}
        </FieldError>
      )}
      <StatusLine>{sent?.tone === 'good' && sent.text}</StatusLine>
      <TextField
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
    </Stack>
  );
}
