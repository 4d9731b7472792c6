import type { SlotName } from '@university/shared/remote';
import { use } from 'react';
import { useModuleSource } from './module-source';
import { SlotsContext } from './slots-context';

/** Loads a slot that is filled on intent: `warmUp` when somebody comes near, `ready` when they mean it. */
export function useIntentSlot(name: SlotName) {
  const source = useModuleSource();
  const slots = use(SlotsContext).filter(({ slot }) => slot === name);
  const ready = async () => {
    if (slots.length === 0) throw new Error(`No remote named ${name}`);
    await Promise.all(slots.map(({ id }) => source.load(id)));
  };
  return { ready, warmUp: () => void ready().catch(() => {}) };
}
