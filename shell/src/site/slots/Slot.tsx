import type { SlotModule, SlotProps } from '@university/shared/remote';
import { useLocation } from '@university/shared/router';
import { memo, use } from 'react';
import { RemoteArea } from '../areas/RemoteArea';
import { SiteContext, useModuleSource } from '../contexts';
import { remoteOf } from '../routes';
import { SilentBoundary } from './SilentBoundary';
import { type ShellSlot, slotsAt } from './slots-at';

const nothing = () => {};

interface AreaProps extends SlotProps {
  id: string;
  onFailed?: () => void;
}

/** What fails here leaves the page as it is. */
const SlotArea = memo(function SlotArea({ id, onFailed, ...props }: AreaProps) {
  return (
    <SilentBoundary remote={remoteOf(id)} onFailed={onFailed}>
      <RemoteArea id={id} fallback={null}>
        {(module) => {
          const Content = (module as SlotModule).default;
          return <Content {...props} gives={undefined as never} />;
        }}
      </RemoteArea>
    </SilentBoundary>
  );
});

interface Props extends Partial<Omit<AreaProps, 'id'>> {
  name: ShellSlot;
}

export function Slot({ name, close = nothing, ...props }: Props) {
  const { pathname } = useLocation();
  return slotsAt(use(SiteContext).slots, name, pathname).map(({ id }) => (
    <SlotArea key={id} id={id} close={close} {...props} />
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
