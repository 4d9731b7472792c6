import { area, circle, ellipse, faint, line, moved, rect, shape, within } from './draw';
import { C } from './palette';

type Head = 'short' | 'bun' | 'plait' | 'turban' | 'scarf' | 'cap' | 'helmet' | 'toque';

interface Person {
  /** Middle of the head. */
  x: number;
  y: number;
  scale?: number;
  /** Looks to the left; to the right otherwise. */
  left?: boolean;
  /** Degrees by which the head is bent forward. */
  bent?: number;
  skin: string;
  head: Head;
  /** Colour of what is worn on the head. */
  wears?: string;
  /** Colour of the clothes. */
  top: string;
  /** An apron over them. */
  apron?: string;
  /** A coat is open at the collar. */
  collar?: string;
}

const FACE = 'M-47-8C-50-58-22-70 6-68C40-66 53-42 50-10L58 10L50 17C51 46 32 64 9 63C-20 62-43 36-47-8Z';
const HAIR = 'M-38 44C-66 14-64-58-20-80C18-96 66-74 56-24C36-26 12-36-4-30C-12-10-18 4-24 14C-28 26-30 36-38 44Z';
const TORSO = 'M-36 84C-84 94-116 108-122 160L-110 470L110 470L120 160C114 108 78 94 38 84Z';

const HEADS: Record<Head, (colour: string) => string> = {
  short: () => area(HAIR, C.hair),
  bun: () => area(HAIR, C.hair) + circle(-62, -30, 30, C.hair),
  plait: () => area(HAIR, C.hair) + line('M-48 10C-76 70-66 130-84 200', C.hair, 30),
  turban: (colour) =>
    area('M-56 16C-84-60-44-112 10-108C66-104 74-52 60-18C30-34-6-34-20-12C-28 0-38 12-56 16Z', colour) +
    area('M22 60C-6 70-38 48-42 14L-24 14C-16 34 14 44 50 34C48 48 38 56 22 60Z', C.hair) +
    faint(0.3, line('M-60-16C-34-72 16-78 62-42', C.ink), line('M-52-52C-24-92 20-98 58-70', C.ink)),
  scarf: (colour) =>
    area('M-30 96C-76 70-82-56-24-84C24-104 68-74 58-34C34-46 8-42-2-22C-12 10-6 44 14 66L40 92Z', colour),
  cap: (colour) =>
    area(HAIR, C.hair) + area('M-56-22C-58-74-20-92 8-90C44-88 60-62 58-34L92-28C94-18 84-16 56-18Z', colour),
  helmet: (colour) =>
    area(HAIR, C.hair) +
    area('M-64-20C-66-86-26-108 6-106C46-104 68-70 66-30L94-22C94-12 80-10 56-12L-64-12Z', colour) +
    faint(0.25, line('M-12-104C-22-80-24-50-22-14', C.ink)),
  toque: (colour) =>
    area(HAIR, C.hair) +
    area(
      'M-50-36L-58-86C-92-104-82-156-38-152C-20-182 34-184 50-150C88-152 92-102 62-88L56-40C20-50-20-48-50-36Z',
      colour,
    ) +
    faint(0.18, line('M-16-58L-20-120M18-60L22-122', C.ink)),
};

/** Head and body to the hips; arms are drawn by `arm`. Faces have no features. */
export function person({ x, y, scale = 1, left = false, bent = 0, skin, head, wears = C.paper, ...clothes }: Person) {
  const { top, apron, collar } = clothes;
  const id = `p${x}-${y}`.replace(/\./g, '');
  return moved(
    `translate(${x} ${y}) scale(${left ? -scale : scale} ${scale})`,
    within(
      id,
      TORSO,
      rect(-130, 70, 260, 410, top),
      collar ? shape('-36,80 4,200 40,80', collar) : '',
      apron ? area('M-70 190L66 190L84 480L-96 480Z', apron) + line('M-66 190L-36 84M62 190L38 84', apron, 12) : '',
      faint(
        0.14,
        area(
          left ? 'M-130 70L-50 70C-84 200-70 360-60 480L-130 480Z' : 'M130 70L50 70C84 200 70 360 60 480L130 480Z',
          C.ink,
        ),
      ),
    ),
    area('M-24 40L-28 92C-10 112 16 112 30 92L26 40Z', skin),
    faint(0.2, area('M-22 52C0 76 20 72 27 58L28 84C8 90-12 84-24 70Z', C.ink)),
    moved(`rotate(${bent} 0 40)`, area(FACE, skin), circle(-18, 6, 11, skin), HEADS[head](wears)),
  );
}

/** Somebody seen from behind, to the hips. */
export const back = (x: number, y: number, scale: number, top: string, skin: string, head: 'plait' | 'short' | 'bun') =>
  moved(
    `translate(${x} ${y}) scale(${scale})`,
    area(TORSO, top),
    faint(0.14, area('M120 160C114 108 78 94 38 84L20 84C60 120 70 300 56 470L110 470Z', C.ink)),
    area('M-26 30L-30 92C-10 108 14 108 32 92L28 30Z', skin),
    ellipse(0, -4, 55, 66, C.hair),
    head === 'plait' ? line('M2 30C14 90-8 140 8 210C12 230 4 250 6 262', C.hair, 34) : '',
    head === 'bun' ? circle(0, -44, 34, C.hair) + faint(0.35, line('M-26-22C-10-10 12-10 28-24', C.slate)) : '',
    circle(-56, 4, 10, skin),
    circle(56, 4, 10, skin),
  );

interface Walker {
  x: number;
  /** Where the feet stand. */
  y: number;
  height?: number;
  left?: boolean;
  top: string;
  legs?: string;
  skin?: string;
  /** Colour of a bag on the back. */
  bag?: string;
  long?: boolean;
}

/** Somebody at a distance, walking; the shadow falls to the right. */
export function walker({ x, y, height = 200, left = false, top, legs = C.navy, skin = C.skin, bag, long }: Walker) {
  return (
    faint(
      0.18,
      shape(
        `${x - 20},${y} ${x + 20},${y} ${x + height * 0.9},${y + height * 0.16} ${x + height * 0.7},${y + height * 0.17}`,
        C.ink,
      ),
    ) +
    moved(
      `translate(${x} ${y}) scale(${(left ? -height : height) / 200} ${height / 200})`,
      line('M-20-5L-12-4M23-5L34-4', C.ink, 8),
      line('M-5-100L-13-54L-22-8', legs, 14),
      faint(0.2, line('M-5-100L-13-54L-22-8', C.ink, 14)),
      line('M5-100L13-54L22-8', legs, 15),
      line('M-9-152L-19-126L-15-102', top, 12),
      circle(-14, -99, 6, skin),
      bag ? rect(-31, -156, 22, 50, bag, 9) : '',
      area('M-19-152C-18-164-8-165 2-165C14-165 20-162 21-150L20-94L-19-94Z', top),
      long ? area('M-19-98L20-98L28-48L-27-48Z', top) + line('M-10-184C-18-174-16-158-20-142', C.hair, 9) : '',
      faint(
        0.14,
        area(left ? 'M-19-152C-18-164-8-165-4-165L-8-94L-19-94Z' : 'M4-165C14-165 20-162 21-150L20-94L8-94Z', C.ink),
      ),
      rect(-4, -174, 10, 14, skin, 3),
      line('M12-152L22-126L30-106', top, 12),
      circle(31, -103, 6, skin),
      ellipse(3, -184, 12, 15, skin),
      area('M-9-174C-18-194-8-204 6-203C18-202 20-192 16-188C10-192 2-192-1-188C-4-182-6-178-9-174Z', C.hair),
    )
  );
}
