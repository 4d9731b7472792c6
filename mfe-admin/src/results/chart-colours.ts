import type { AllotmentStatus } from '@university/shared/contract';
import { useEffect, useState } from 'react';

/** Each status by its place in a small family that people who see colours differently can tell apart too. */
const FAMILY = {
  light: {
    pending: '#8a8fa3',
    freeze: '#17603b',
    float: '#1b6fa8',
    upgrade: '#b36b00',
    reject: '#9b1c2e',
    lapsed: '#5b4a3a',
  },
  dark: {
    pending: '#9aa2bd',
    freeze: '#7fd6a2',
    float: '#8fc7f5',
    upgrade: '#f5b544',
    reject: '#ff9aa4',
    lapsed: '#c9b39a',
  },
} as const satisfies Record<string, Record<AllotmentStatus, string>>;

interface Palette {
  statuses: Record<AllotmentStatus, string>;
  text: string;
  line: string;
}

const DARK = '(prefers-color-scheme: dark)';

function read(): Palette {
  const style = getComputedStyle(document.documentElement);
  return {
    statuses: FAMILY[window.matchMedia?.(DARK).matches ? 'dark' : 'light'],
    text: style.getPropertyValue('--ink') || '#17203a',
    line: style.getPropertyValue('--line') || '#ddd5c3',
  };
}

/** The colours of the present theme as values: a canvas knows no custom properties. */
export function useColours(): Palette {
  const [palette, setPalette] = useState(read);
  useEffect(() => {
    const theme = window.matchMedia?.(DARK);
    const update = () => setPalette(read());
    theme?.addEventListener('change', update);
    return () => theme?.removeEventListener('change', update);
  }, []);
  return palette;
}

/** Whether things may move. */
export const isCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
