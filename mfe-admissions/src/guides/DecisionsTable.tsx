import { DECISION_WORDS } from '@university/shared/contract';
import { Table } from './table';

const texts = {
  caption: 'The four decisions',
  columns: ['Decision', 'In your words', 'Seat held?', 'Next round?'],
} as const;

const ROWS = [
  ['freeze', 'Yes', 'No'],
  ['float', 'Yes', 'Yes'],
  ['upgrade', 'No', 'Yes'],
  ['reject', 'No', 'No'],
] as const;

/** What can be decided about a seat, in the words of the result, and what comes of it. */
export function DecisionsTable() {
  return (
    <Table
      caption={texts.caption}
      columns={texts.columns}
      rows={ROWS.map(([name, ...rest]) => [DECISION_WORDS[name].label, DECISION_WORDS[name].meaning, ...rest])}
    />
  );
}
