import type { QueryClient } from '@tanstack/react-query';
import { slugOf } from '../contract/heading-ids';
import type { WriteBlock } from './article';

type Write = (block: string) => string;

export interface BlockFamily {
  isOf(block: string): boolean;
  /** Called once per text. */
  open(client: QueryClient, options: { signal?: AbortSignal }): Promise<Write>;
}

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

/** `officers-services` → `services`; null for the family itself. */
export const groupOf = (family: string, block: string): string | null =>
  block === family ? null : block.slice(family.length + 1);

/** An older API has no group_id. */
export interface GroupedRow {
  group_id?: string;
}

export const isOfGroup = (named: string | null, { group_id }: GroupedRow, group: string): boolean =>
  named === (group_id ?? slugOf(group));

export const isOfFamily = (family: string, block: string): boolean =>
  block === family || block.startsWith(`${family}-`);
