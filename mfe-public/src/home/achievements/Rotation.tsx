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

/** What the visitor asked for, once they asked. */
type Command = 'play' | 'pause' | null;

/**
 * Turns the row into a carousel that moves on by itself, and renders its controls. Calm surroundings, a pointer over
 * it and the focus in it stop it, unless somebody pressed Play; a hidden tab always does.
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

  // Depends on the slide too, so that each stays its full time, however it came.
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

/** The slide that somebody had scrolled to before the carousel took over. */
function scrolledTo(row: HTMLElement | null): number {
  return row?.clientWidth ? Math.round(row.scrollLeft / row.clientWidth) : 0;
}

const CALM = '(prefers-reduced-motion: reduce)';

function onCalm(changed: () => void) {
  const query = window.matchMedia?.(CALM);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the visitor asked their system for less motion. */
function usePrefersCalm(): boolean {
  return useSyncExternalStore(onCalm, () => window.matchMedia?.(CALM).matches ?? false);
}

function onHidden(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Whether the tab is out of sight. */
function useIsHidden(): boolean {
  return useSyncExternalStore(onHidden, () => document.visibilityState === 'hidden');
}
