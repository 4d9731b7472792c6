import { color, radius, Row, space } from '@university/shared/kit';
import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { texts } from '../texts';
import useEmblaCarousel from 'embla-carousel-react';

/** Milliseconds that an achievement stays. Source: specification, section 9. */
export const ROTATION = 3000;

export interface Show {
  current: number;
  isRunning: boolean;
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 48px;
  min-width: 7rem;
  padding: 0 ${space(2)};
  border: 2px solid ${color.onNight};
  border-radius: ${radius.small};
  background: transparent;
  font-weight: 700;
  cursor: pointer;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 32px;
  height: 48px;
  padding: 0;
  border: 0;
  background: transparent;
  cursor: pointer;
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    border: 2px solid ${color.onNight};
    border-radius: 50%;
  }
  &[aria-current]::before {
    border-color: ${color.accent};
    background: ${color.accent};
  }
`;

const PAUSE = 'M3 2v12M11 2v12';
const PLAY = 'M3 2l10 6-10 6Z';

interface ControlsProps {
  titles: readonly string[];
  current: number;
  isPlaying: boolean;
  onToggle: () => void;
  onChoose: (index: number) => void;
}

export function Controls({ titles, current, isPlaying, onToggle, onChoose }: ControlsProps) {
  const { pause, play, pauseLabel, playLabel, choose, show } = texts.achievements;
  return (
    <Row $gap={3}>
      <Toggle
        type="button"
        aria-label={isPlaying ? pauseLabel : playLabel}
        onClick={onToggle}
        {...{ [ROTATION_CONTROL]: '' }}
      >
        <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true">
          <path d={isPlaying ? PAUSE : PLAY} fill="currentColor" stroke="currentColor" strokeWidth="3" />
        </svg>
        {isPlaying ? pause : play}
      </Toggle>
      <Row $gap={0} role="group" aria-label={choose}>
        {titles.map((title, index) => (
          <Dot
            key={title}
            type="button"
            aria-label={show(index + 1, title)}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          />
        ))}
      </Row>
    </Row>
  );
}

/** Focus on the play button does not pause the carousel. */
const ROTATION_CONTROL = 'data-rotation-control';

function useIsHeld(element: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, press: false, focus: false });

  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const set = (change: Partial<typeof holds>) => () => setHolds((now) => ({ ...now, ...change }));
    const onFocus = ({ target }: FocusEvent) => set({ focus: !(target as Element).closest(`[${ROTATION_CONTROL}]`) })();
    const release = set({ press: false });
    const listeners = [
      ['mouseenter', set({ pointer: true })],
      ['mouseleave', set({ pointer: false })],
      ['pointerdown', set({ press: true })],
      ['focusin', onFocus],
      ['focusout', set({ focus: false })],
    ] as [string, EventListener][];
    for (const [event, listener] of listeners) node.addEventListener(event, listener);
    for (const event of ['pointerup', 'pointercancel']) window.addEventListener(event, release);
    return () => {
      for (const [event, listener] of listeners) node.removeEventListener(event, listener);
      for (const event of ['pointerup', 'pointercancel']) window.removeEventListener(event, release);
    };
  }, [element]);

  return holds.pointer || holds.press || holds.focus;
}

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
