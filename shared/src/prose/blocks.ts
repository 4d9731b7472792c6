import type { QueryClient } from '@tanstack/react-query';
import { slugOf } from '../contract/heading-ids';
import type { WriteBlock } from './article';

/** Markdown for a block; empty where there is nothing to show. */
type Write = (block: string) => string;

/** Blocks that show the same data. */
export interface BlockFamily {
  isOf(block: string): boolean;
  /** Asks for the data, and for the code that writes it: once for a text, where that names one of the blocks. */
  open(client: QueryClient, options: { signal?: AbortSignal }): Promise<Write>;
}

/** Writes the blocks of these families; null for one that is of none. */
export function writerOf(families: readonly BlockFamily[], client: QueryClient, signal?: AbortSignal): WriteBlock {
  const opened = new Map<BlockFamily, Promise<Write>>();
  return async (block) => {
    const family = families.find(({ isOf }) => isOf(block));
    if (!family) return null;
    const write = opened.get(family) ?? family.open(client, { ...(signal && { signal }) });
    opened.set(family, write);
    return (await write)(block);
  };
}

/** The group that a block of a family names: `officers-services` → `services`; null for the family's own name. */
export const groupOf = (family: string, block: string): string | null =>
  block === family ? null : block.slice(family.length + 1);

/** A row of a group, and how blocks name that in every language. An API that is older does not tell it. */
export interface GroupedRow {
  group_id?: string;
}

/** Whether a row belongs to the group that a block names. `group` is its name as it is shown. */
export const isOfGroup = (named: string | null, { group_id }: GroupedRow, group: string): boolean =>
  named === (group_id ?? slugOf(group));

export const isOfFamily = (family: string, block: string): boolean =>
  block === family || block.startsWith(`${family}-`);
