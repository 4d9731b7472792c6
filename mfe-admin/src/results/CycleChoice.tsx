import { SelectField } from '@university/shared/kit';
import { texts as words } from './texts';

interface Props {
  /** What is shown; null: there is none yet. */
  cycle: string | null;
  /** The newest first. */
  cycles: readonly string[];
  onChoose: (cycle: string) => void;
}

export function CycleChoice({ cycle, cycles, onChoose }: Props) {
  if (cycles.length === 0) return null;
  return (
    <SelectField
      id="cycle"
      label={words.cycle}
      value={cycle ?? ''}
      options={cycles.map((code) => [code, code] as const)}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
