/** Values are in the global style, so that one theme serves every remote. */
export const color = {
  paper: 'var(--paper)',
  sheet: 'var(--sheet)',
  band: 'var(--band)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  link: 'var(--link)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  night: 'var(--night)',
  onNight: 'var(--on-night)',
  onNightMuted: 'var(--on-night-muted)',
  good: 'var(--good)',
  bad: 'var(--bad)',
  badGround: 'var(--bad-ground)',
  goodGround: 'var(--good-ground)',
} as const;

/** 8 px grid: `space(2)` is 16 px. */
export const space = (steps: number): string => `${steps / 2}rem`;

export const text = {
  small: '0.875rem',
  body: '1.0625rem',
  large: '1.25rem',
  heading: '1.5rem',
  title: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem)',
  display: 'clamp(2.25rem, 1.6rem + 3vw, 3.5rem)',
} as const;

export const radius = { small: '6px', large: '14px' } as const;

export const width = { page: '76rem', text: '66ch' } as const;

export const shadow = { card: 'var(--shadow-card)', float: 'var(--shadow-float)' } as const;

export const wide = {
  phone: '@media (min-width: 36rem)',
  tablet: '@media (min-width: 52rem)',
  desktop: '@media (min-width: 66rem)',
} as const;

export const narrow = {
  phone: '@media (max-width: 35.99rem)',
  tablet: '@media (max-width: 51.99rem)',
} as const;

export const calm = '@media (prefers-reduced-motion: reduce)';

/** For what is of no use on paper. */
export const notPrinted = '@media print { display: none; }';
