import { Muted, Stack } from '@university/shared/kit';
import type { Correction } from '@university/shared/contract';
import { formatDate } from '@university/shared/time';
import { texts } from './texts';

const corrected = ({ on, text }: Correction) => texts.corrected(formatDate(on), text);

export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <Stack $gap={1}>
      {[...new Set(corrections.map(corrected))].map((line) => (
        <Muted key={line}>{line}</Muted>
      ))}
    </Stack>
  );
}
