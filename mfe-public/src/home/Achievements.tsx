import { useHydrated } from '@university/shared/island';
import { calm, color, PHONE_WIDE, Picture, radius, Row, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from './texts';
import type { Achievement, BlockProps } from './queries';
import { useEffect, useRef, useState } from 'react';
import { SectionHead } from './SectionHead';

const RATIO = 16 / 9;

const SIZES = `(min-width: 76rem) 44rem, (min-width: 66rem) 58vw, (min-width: 36rem) 95vw, ${PHONE_WIDE}`;

const Figure = styled.figure`
  display: grid;
  gap: ${space(2)};
  height: 100%;
  align-content: start;
  ${wide.desktop} {
    grid-template-columns: 1.7fr 1fr;
    gap: ${space(6)};
    align-items: center;
  }
`;

const Image = styled(Picture)`
  aspect-ratio: ${RATIO};
  border-radius: ${radius.large};
`;

const Ordinal = styled.span`
  color: ${color.accent};
  font-weight: 700;
  letter-spacing: 0.06em;
`;

const Title = styled.h3`
  margin-block: ${space(0.5)} ${space(1)};
  font-size: ${text.heading};
`;

const Text = styled.p`
  max-width: 48ch;
  color: ${color.onNightMuted};
`;

const Credit = styled(Text)`
  margin-top: ${space(1)};
  font-size: ${text.small};
`;

interface Props {
  achievement: Achievement;
  number: number;
  count: number;
}

function Slide({ achievement: { title, text: words, picture }, number, count }: Props) {
  return (
    <Figure>
      {picture && <Image picture={picture} sizes={SIZES} ratio={RATIO} />}
      <figcaption>
        {count > 1 && <Ordinal aria-hidden="true">{texts.achievements.place(number, count)}</Ordinal>}
        <Title>{title}</Title>
        <Text>{words}</Text>
        {picture?.credit && <Credit>{picture.credit}</Credit>}
      </figcaption>
    </Figure>
  );
}

const Inner = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export function Achievements({ title, words: { achievementsLead, achievements } }: BlockProps) {
  const [first, second] = achievements;
  if (!first) return null;
  const { carousel } = texts.achievements;
  return (
    <Inner aria-labelledby="achievements" aria-roledescription={second && carousel}>
      <SectionHead id="achievements" title={title ?? texts.achievements.title} lead={achievementsLead} onNight />
      {second ? <Carousel achievements={achievements} /> : <Slide achievement={first} number={1} count={1} />}
    </Inner>
  );
}

/** Milliseconds that an achievement stays. Source: specification, section 9. */
export const ROTATION = 3000;

const Slides = styled.div`
  display: flex;
  overflow-x: auto;
  scroll-behavior: smooth;
  scroll-snap-type: x mandatory;
  /* Far down, its pictures are not fetched by those who read the top: lazy ones by themselves are, three screens ahead. */
  content-visibility: auto;
  contain-intrinsic-height: auto 26rem;
  &[data-live] {
    scrollbar-width: none;
  }
  ${calm} {
    scroll-behavior: auto;
  }
`;

const Position = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  scroll-snap-align: start;
`;

const Controls = styled(Row)`
  min-height: 48px;
  margin-top: ${space(2)};
`;

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

const goTo = (row: HTMLElement | null, index: number) => row?.scrollTo({ left: index * row.clientWidth });

/**
 * WAI-ARIA carousel; without scripts a scrollable row. Reduced motion, hover and focus pause it unless somebody pressed
 * Play; a hidden tab always does.
 */
function Carousel({ achievements }: { achievements: readonly Achievement[] }) {
  const { pause, play, pauseLabel, playLabel, choose, show, slide, place } = texts.achievements;
  const slides = useRef<HTMLDivElement>(null);
  const isLive = useHydrated();
  const [current, setCurrent] = useState(0);
  const [isCalm, setCalm] = useState(true);
  const [command, setCommand] = useState<'play' | 'pause' | null>(null);
  const [held, setHeld] = useState({ pointer: false, press: false, focus: false });
  const count = achievements.length;
  const isPlaying = command ? command === 'play' : !isCalm;
  const isRunning = isPlaying && (command === 'play' || !Object.values(held).includes(true));

  useEffect(() => setCalm(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false), []);

  // Restarted with each slide, so that each stays its full time.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => document.hidden || goTo(slides.current, (current + 1) % count), ROTATION);
    return () => clearInterval(timer);
  }, [isRunning, current, count]);

  const hold = (change: Partial<typeof held>) => () => setHeld((now) => ({ ...now, ...change }));
  // Not of the button, which says itself whether it plays.
  const focus = { onFocus: hold({ focus: true }), onBlur: hold({ focus: false }) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it learns whether somebody reads
    <div
      onMouseEnter={hold({ pointer: true })}
      onMouseLeave={hold({ pointer: false, press: false })}
      onPointerDown={hold({ press: true })}
      onPointerUp={hold({ press: false })}
      onPointerCancel={hold({ press: false })}
    >
      <Slides
        ref={slides}
        tabIndex={0}
        role="group"
        aria-labelledby="achievements"
        {...(isLive && { 'data-live': '', 'aria-live': isRunning ? 'off' : 'polite' })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
        {...focus}
      >
        {achievements.map((achievement, index) => (
          <Position
            key={achievement.title}
            role="group"
            aria-roledescription={slide}
            aria-label={place(index + 1, count)}
            aria-hidden={isLive && index !== current ? true : undefined}
          >
            <Slide achievement={achievement} number={index + 1} count={count} />
          </Position>
        ))}
      </Slides>
      <Controls $gap={3}>
        {isLive && (
          <>
            <Toggle
              type="button"
              aria-label={isPlaying ? pauseLabel : playLabel}
              onClick={() => setCommand(isPlaying ? 'pause' : 'play')}
            >
              <svg width="14" height="16" viewBox="0 0 14 16" aria-hidden="true">
                <path d={isPlaying ? PAUSE : PLAY} fill="currentColor" stroke="currentColor" strokeWidth="3" />
              </svg>
              {isPlaying ? pause : play}
            </Toggle>
            <Row $gap={0} role="group" aria-label={choose} {...focus}>
              {achievements.map(({ title }, index) => (
                <Dot
                  key={title}
                  type="button"
                  aria-label={show(index + 1, title)}
                  aria-current={index === current || undefined}
                  onClick={() => goTo(slides.current, index)}
                />
              ))}
            </Row>
          </>
        )}
      </Controls>
    </div>
  );
}
