import { color, Hint, Label, radius, Row, space, VisuallyHidden } from '@university/shared/kit';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { texts } from './texts';

export interface Point {
  x: number;
  y: number;
}

/** Share of the picture per arrow key; with Shift `fine`. */
const STEP = { usual: 0.05, fine: 0.01 };

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Width by height. */
const CROPS = [1, 16 / 9] as const;

const Surface = styled.button`
  position: relative;
  display: block;
  width: min(100%, 22rem);
  padding: 0;
  border: 2px solid ${color.muted};
  border-radius: ${radius.small};
  background: ${color.band};
  cursor: crosshair;
  overflow: hidden;
  & canvas,
  & img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** White within black, visible on every picture. */
const Mark = styled.span.attrs<{ $at: Point }>(({ $at }) => ({
  style: { left: `${$at.x * 100}%`, top: `${$at.y * 100}%` },
}))`
  position: absolute;
  width: 1.5rem;
  height: 1.5rem;
  margin: -0.75rem 0 0 -0.75rem;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px #000,
    inset 0 0 0 2px #000;
  pointer-events: none;
`;

const Crop = styled.div.attrs<{ $at: Point; $ratio: number }>(({ $at, $ratio }) => ({
  style: { aspectRatio: String($ratio), '--at': `${$at.x * 100}% ${$at.y * 100}%` },
}))`
  width: 9rem;
  border-radius: ${radius.small};
  overflow: hidden;
  & canvas,
  & img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--at);
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${space(1)};
`;

interface Props {
  value: Point;
  onChange: (point: Point) => void;
  children: ReactNode;
}

export function FocalPoint({ value, onChange, children }: Props) {
  const id = useId();

  function onClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Keyboard clicks have no position.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.fine : STEP.usual;
    onChange({ x: within(value.x + arrow.x * step), y: within(value.y + arrow.y * step) });
  }

  const said = texts.focusLabel(Math.round(value.x * 100), Math.round(value.y * 100));
  return (
    <Parts>
      <Label as="span">The most important point</Label>
      <Hint id={`${id}-hint`}>{texts.focusHint}</Hint>
      <Surface type="button" aria-label={said} aria-describedby={`${id}-hint`} onClick={onClick} onKeyDown={onKeyDown}>
        {children}
        <Mark $at={value} />
      </Surface>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Hint>As it is cropped</Hint>
      <Row aria-hidden="true">
        {CROPS.map((ratio) => (
          <Crop key={ratio} $at={value} $ratio={ratio}>
            {children}
          </Crop>
        ))}
      </Row>
    </Parts>
  );
}

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
