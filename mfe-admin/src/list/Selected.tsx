import { Row } from '@university/shared/kit';
import { ActButton } from '../form/buttons';
import { texts } from '../texts';

const words = texts.table;

interface Props {
  selected: readonly string[];
  /** Said where none is selected. */
  found: string;
  /** What can be done with all that are selected; the first is what people mostly want. */
  acts: readonly { label: string; onAct: () => void }[];
  onClear: () => void;
}

/** How many rows a list has, or are selected, with what can be done with these. */
export function Selected({ selected, found, acts, onClear }: Props) {
  return (
    <Row>
      <p role="status">{selected.length > 0 ? words.selected(selected.length) : found}</p>
      {selected.length > 0 && (
        <>
          {acts.map(({ label, onAct }, index) => (
            <ActButton key={label} look={index === 0 ? 'primary' : undefined} onClick={onAct}>
              {label}
            </ActButton>
          ))}
          <ActButton onClick={onClear}>{words.clear}</ActButton>
        </>
      )}
    </Row>
  );
}
