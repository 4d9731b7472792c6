import type { SlotModule, SlotName, SlotProps } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { memo, Suspense, use } from 'react';
import { RemoteArea } from './RemoteArea';
import { SlotsContext } from './slots-context';
import type { SiteSlot } from '../types';

/** The slots of this name that are filled on this path. */
export function slotsAt(slots: readonly SiteSlot[], name: SlotName, pathname: string): SiteSlot[] {
  return slots.filter(({ slot, path }) => slot === name && (path === undefined || path === pathname));
}

const nothing = () => {};

const SlotArea = memo(function SlotArea({ id, ...props }: SlotProps & { id: string }) {
  return (
    <Suspense fallback={null}>
      <RemoteArea id={id}>
        {(module) => {
          const Content = (module as SlotModule).default;
          return <Content {...props} />;
        }}
      </RemoteArea>
    </Suspense>
  );
});

/** A place that remotes fill. Empty where no remote does. */
export function Slot({ name, close = nothing, typed }: Partial<SlotProps> & { name: SlotName }) {
  const { pathname } = useLocation();
  return slotsAt(use(SlotsContext), name, pathname).map(({ id }) => (
    <SlotArea key={id} id={id} close={close} typed={typed} />
  ));
}
