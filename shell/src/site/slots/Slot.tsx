import type { SlotModule, SlotProps } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { memo, use } from 'react';
import { RemoteArea } from '../areas/RemoteArea';
import { SiteContext, useModuleSource } from '../contexts';
import { type ShellSlot, slotsAt } from './slots-at';

const nothing = () => {};

const SlotArea = memo(function SlotArea({ id, ...props }: SlotProps & { id: string }) {
  return (
    <RemoteArea id={id} fallback={null}>
      {(module) => {
        const Content = (module as SlotModule).default;
        return <Content {...props} gives={undefined as never} />;
      }}
    </RemoteArea>
  );
});

export function Slot({ name, close = nothing, typed }: Partial<SlotProps> & { name: ShellSlot }) {
  const { pathname } = useLocation();
  return slotsAt(use(SiteContext).slots, name, pathname).map(({ id }) => (
    <SlotArea key={id} id={id} close={close} typed={typed} />
  ));
}

export function useIntentSlot(name: ShellSlot) {
  const source = useModuleSource();
  const slots = use(SiteContext).slots.filter(({ slot }) => slot === name);
  const ready = async () => {
    if (slots.length === 0) throw new Error(`No remote named ${name}`);
    await Promise.all(slots.map(({ id }) => source.code(id).load()));
  };
  return { ready, warmUp: () => void ready().catch(() => {}) };
}
