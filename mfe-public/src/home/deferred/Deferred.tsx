import { type ComponentType, memo, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from '@university/shared/router';
import { useLivePart } from '@university/shared/kit';
import type { DeferredCode } from './DeferredCode';

interface Props {
  code: DeferredCode<{ default: ComponentType }>;
}

/** A part of a page whose server HTML the browser takes over when somebody uses the page, not before. */
export function Deferred({ code }: Props) {
  return (
    <>
      <LeaveWatch code={code} />
      <Area code={code} />
    </>
  );
}

/**
 * Must render before the part: a navigation that meets a boundary still waiting for its code would wait with it, so
 * the promise has to be settled in the same pass. An effect would come too late.
 */
function LeaveWatch({ code }: Props) {
  const [first] = useState(useLocation().key);
  const isLeaving = useNavigation().state !== 'idle';
  if (useLocation().key !== first || isLeaving) code.leave();
  return null;
}

/** Memoised, below no state: an update from above before hydration would cost the server's HTML. */
const Area = memo(function Area({ code }: Props) {
  return (
    <Suspense fallback={null}>
      <Part code={code} />
    </Suspense>
  );
});

const never = () => () => {};

/** True while the browser takes over the server's HTML. */
function useIsTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

function Part({ code }: Props) {
  const isTakingOver = useIsTakingOver();
  const first = use(code.firstShow(isTakingOver));
  return first === 'kept' ? <Kept code={code} /> : <Live Content={first} />;
}

function Live({ Content }: { Content: ComponentType }) {
  const part = useLivePart();
  return (
    <div ref={part} data-deferred="">
      <Content />
    </div>
  );
}

/** The server's nodes as they are; the live part takes their place when the code comes after all. */
function Kept({ code }: Props) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = () =>
      code.load().then(
        (module) => isGone || setContent(() => module.default),
        () => {},
      );
    void show();
    window.addEventListener('online', show);
    return () => {
      isGone = true;
      window.removeEventListener('online', show);
    };
  }, [code]);
  if (Content) return <Live key="live" Content={Content} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it keeps React away from the nodes that are there
  return <div key="kept" data-deferred="" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
