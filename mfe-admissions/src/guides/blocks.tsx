import { DECISION_WORDS } from '@university/shared/contract';
import { texts } from './decisions-texts';
import { Table } from './table';
import type { QueryClient } from '@university/shared/query';
import type { ReactNode } from 'react';
import { Applications } from '../fees/Applications';
import { AllFees, Deposits, Registrations } from '../fees/FeeTables';
import { prepareFees } from '../fees/queries';
import { prepareSchedule } from '../rounds/schedule-query';
import { RoundsTable } from './RoundsTable';

const ROWS = [
  ['freeze', texts.yes, texts.no],
  ['float', texts.yes, texts.yes],
  ['upgrade', texts.no, texts.yes],
  ['reject', texts.no, texts.no],
] as const;

export function DecisionsTable() {
  return (
    <Table
      caption={texts.caption}
      columns={texts.columns}
      rows={ROWS.map(([name, ...rest]) => [DECISION_WORDS[name].label, DECISION_WORDS[name].meaning, ...rest])}
    />
  );
}

interface Block {
  show: () => ReactNode;
  reads: readonly ((client: QueryClient) => Promise<unknown>)[];
}

export const BLOCKS: Readonly<Record<string, Block>> = {
  rounds: { show: () => <RoundsTable />, reads: [prepareSchedule] },
  applications: { show: () => <Applications />, reads: [prepareFees, prepareSchedule] },
  fees: { show: () => <AllFees />, reads: [prepareFees, prepareSchedule] },
  deposits: { show: () => <Deposits />, reads: [prepareFees, prepareSchedule] },
  registrations: { show: () => <Registrations />, reads: [prepareFees, prepareSchedule] },
  decisions: { show: () => <DecisionsTable />, reads: [] },
};

export async function prepareBlocks(client: QueryClient, names: readonly string[]): Promise<void> {
  const blocks = names.filter((name) => Object.hasOwn(BLOCKS, name)).map((name) => BLOCKS[name]);
  await Promise.all([...new Set(blocks.flatMap((block) => block?.reads ?? []))].map((read) => read(client)));
}
