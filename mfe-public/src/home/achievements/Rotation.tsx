import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Controls, useIsHeld } from './Controls';
import { ROTATION, type Show } from './Slide';

interface Props {
  titles: readonly string[];
  frame: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  onShow: (show: Show) => void;
}

type Command = 'play' | 'pause' | null;

/**
 * Autoplay carousel. Reduced motion, hover and focus pause it unless somebody pressed Play; a hidden tab always does.
 */
export default function Rotation({ titles, frame, viewport, onShow }: Props) {
  const isCalm = usePrefersCalm();
  const isHeld = useIsHeld(frame);
  const isHidden = useIsHidden();
  const [command, setCommand] = useState<Command>(null);
  const [current, setCurrent] = useState(0);
  const [attach, embla] = useEmblaCarousel({ loop: true, startIndex: scrolledTo(viewport.current) });

  const isPlaying = command ? command === 'play' : !isCalm;
  const isRunning = embla !== undefined && isPlaying && !isHidden && (command === 'play' || !isHeld);

  useLayoutEffect(() => {
    attach(viewport.current);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    const follow = () => setCurrent(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla, viewport]);

  useEffect(() => {
    if (embla) onShow({ current, isRunning });
  }, [embla, current, isRunning, onShow]);

  // Restarted with each slide, so that each stays its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => embla.scrollNext(isCalm), ROTATION);
    return () => clearTimeout(timer);
  }, [embla, isRunning, isCalm, current]);

  return (
    <Controls
      titles={titles}
      current={current}
      isPlaying={isPlaying}
      onToggle={() => setCommand(isPlaying ? 'pause' : 'play')}
      onChoose={(index) => embla?.scrollTo(index, isCalm)}
    />
  );
}

function scrolledTo(row: HTMLElement | null): number {
  return row?.clientWidth ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}

const CALM = '(prefers-reduced-motion: reduce)';

function onCalm(changed: () => void) {
  const query = window.matchMedia?.(CALM);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

function usePrefersCalm(): boolean {
  return useSyncExternalStore(onCalm, () => window.matchMedia?.(CALM).matches ?? false);
}

function onHidden(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

function useIsHidden(): boolean {
  return useSyncExternalStore(onHidden, () => document.visibilityState === 'hidden');
}
