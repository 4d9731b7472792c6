import type { SlotModule, SlotName, SlotProps } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { memo, use } from 'react';
import { SlotsContext, useModuleSource } from '../contexts';
import { RemoteArea } from './RemoteArea';
import type { SiteSlot } from '../boot';

/** The slots of this name that are filled on this path. */
export function slotsAt(slots: readonly SiteSlot[], name: SlotName, pathname: string): SiteSlot[] {
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}

const nothing = () => {};

const SlotArea = memo(function SlotArea({ id, ...props }: SlotProps & { id: string }) {
  return (
    <RemoteArea id={id} fallback={null}>
      {(module) => {
        const Content = (module as SlotModule).default;
        return <Content {...props} />;
      }}
    </RemoteArea>
  );
});

/** A place that remotes fill. Empty where no remote does. */
export function Slot({ name, close = nothing, typed }: Partial<SlotProps> & { name: SlotName }) {
  const { pathname } = useLocation();
  return slotsAt(use(SlotsContext), name, pathname).map(({ id }) => (
    <SlotArea key={id} id={id} close={close} typed={typed} />
  ));
}

/** Loads a slot that is filled on intent: `warmUp` when somebody comes near, `ready` when they mean it. */
export function useIntentSlot(name: SlotName) {
  const source = useModuleSource();
  const slots = use(SlotsContext).filter(({ slot }) => slot === name);
  const ready = async () => {
    if (slots.length === 0) throw new Error(`No remote named ${name}`);
    await Promise.all(slots.map(({ id }) => source.code(id).load()));
  };
  return { ready, warmUp: () => void ready().catch(() => {}) };
}
