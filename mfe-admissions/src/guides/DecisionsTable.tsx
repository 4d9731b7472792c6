import { DECISION_WORDS } from '@university/shared/contract';
import { texts } from './decisions-texts';
import { Table } from './table';

/** Whether the seat is held, and whether the next round is open. */
const ROWS = [
  ['freeze', texts.yes, texts.no],
  ['float', texts.yes, texts.yes],
  ['upgrade', texts.no, texts.yes],
  ['reject', texts.no, texts.no],
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
