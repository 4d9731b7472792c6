import { useId } from 'react';

interface Props {
  seed: string;
  className?: string;
}

/** FNV-1a */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

function star(points: number, outer: number, inner: number, turn: number): string {
  return Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = turn + (index * Math.PI) / points;
    return `${(20 + radius * Math.cos(angle)).toFixed(1)},${(20 + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A decorative pattern derived from a code, in `currentColor`. */
export function Jaali({ seed, className }: Props) {
  const id = useId();
  const bits = hash(seed);
  const points = [6, 8, 12, 5][bits & 3] ?? 8;
  const inner = 5 + ((bits >> 2) & 7);
  const turn = ((bits >> 5) & 3) * (Math.PI / 8);
  const ring = 4 + ((bits >> 7) & 3) * 2;
  const diagonal = (bits >> 9) & 1;
  return (
    <svg className={className} width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="1.4">
          <polygon points={star(points, 16, inner, turn)} />
          <circle cx="20" cy="20" r={ring / 2 + 1} />
          <path d={diagonal ? 'M0 0L8 8M40 0L32 8M0 40L8 32M40 40L32 32' : 'M20 0V4M20 40V36M0 20H4M40 20H36'} />
          <path d="M0 10A10 10 0 0 0 10 0M30 0A10 10 0 0 0 40 10M40 30A10 10 0 0 0 30 40M10 40A10 10 0 0 0 0 30" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
