import { color, PHONE_WIDE, Picture, radius, space, text, wide } from '@university/shared/kit';
import styled from 'styled-components';
import { texts } from '../texts';
import type { Achievement, BlockProps } from '../queries';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { SectionHead } from '../SectionHead';
import type { Show } from './Rotation';

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

/** If the code fails to load, the row stays scrollable. */
const Rotation = lazy(() => import('./Rotation').catch(() => ({ default: () => <></> })));

const Viewport = styled.div`
  /* Far down, its pictures are not fetched by those who read the top: lazy ones by themselves are, three screens ahead. */
  content-visibility: auto;
  contain-intrinsic-height: auto 26rem;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  &[data-live] {
    overflow: hidden;
    scroll-snap-type: none;
    cursor: grab;
  }
`;

/** The gap belongs to the slides, because the carousel library measures whole slides. */
const GAP = space(2);

const Track = styled.div`
  display: flex;
  margin-left: -${GAP};
  touch-action: pan-y pinch-zoom;
`;

const Position = styled.div`
  flex: 0 0 100%;
  min-width: 0;
  padding-left: ${GAP};
  scroll-margin-left: -${GAP};
  scroll-snap-align: start;
`;

const Controls = styled.div`
  min-height: 48px;
  margin-top: ${space(2)};
`;

/** WAI-ARIA carousel; a scrollable row until its code is loaded. */
function Carousel({ achievements }: { achievements: readonly Achievement[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  const [show, setShow] = useState<Show | null>(null);
  const row = show ? { 'data-live': '', 'aria-live': show.isRunning ? ('off' as const) : ('polite' as const) } : {};
  return (
    <div ref={frame}>
      <Viewport ref={viewport} tabIndex={show ? undefined : 0} role="group" aria-labelledby="achievements" {...row}>
        <Track>
          {achievements.map((achievement, index) => (
            <Position
              key={achievement.title}
              role="group"
              aria-roledescription={texts.achievements.slide}
              aria-label={texts.achievements.place(index + 1, achievements.length)}
              aria-hidden={show !== null && show.current !== index ? true : undefined}
            >
              <Slide achievement={achievement} number={index + 1} count={achievements.length} />
            </Position>
          ))}
        </Track>
      </Viewport>
      <Controls>
        {isNear && (
          <Suspense fallback={null}>
            <Rotation
              titles={achievements.map(({ title }) => title)}
              frame={frame}
              viewport={viewport}
              onShow={setShow}
            />
          </Suspense>
        )}
      </Controls>
    </div>
  );
}

const MARGIN = '200px';

function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
